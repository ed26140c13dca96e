import { withOwnConnection } from '../own-connection';
import type { TestDatabase } from '../test-database';
import type { Journey } from './journey';
import { personId, type WithRows } from './person-id';

/** The chat of these two people. */
export const chatOf = async (journey: WithRows, one: string, other: string): Promise<string> => {
  const [first, second] = [await personId(journey, one), await personId(journey, other)].sort();
  const { rows } = await journey.database.pool.query<{ id: string }>('SELECT id FROM chat WHERE private_pair = $1', [
    [first, second],
  ]);
  return rows[0]?.id ?? '';
};

/** Adds this many messages of one person to the chat, unread by the others: «Сообщение под номером 1» and on. */
export const fillChat = async (
  journey: { readonly database: Pick<TestDatabase, 'pool' | 'url'> } & Pick<Journey, 'product'>,
  chatId: string,
  senderName: string,
  count: number,
): Promise<void> => {
  const senderId = await personId(journey, senderName);
  await withOwnConnection(journey.database.url, (client) =>
    client.query(
      `WITH facts AS (SELECT c.last_seq, m.own_count FROM chat c JOIN chat_member m ON m.chat_id = c.id AND m.user_id = $2 WHERE c.id = $1),
          said AS (INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
            SELECT uuidv7(), $1, last_seq + n, $2, 'CLIENT', own_count + n, uuidv7(), 'Сообщение под номером ' || n, $4::timestamptz
            FROM facts, generate_series(1, $3::int) n RETURNING id, seq),
          counted AS (UPDATE chat_member SET own_count = own_count + $3, read_seq = (SELECT last_seq + $3 FROM facts), own_read_count = own_count + $3
            WHERE chat_id = $1 AND user_id = $2)
     UPDATE chat SET last_seq = last_seq + $3, last_message_id = (SELECT id FROM said ORDER BY seq DESC LIMIT 1) WHERE id = $1`,
      [chatId, senderId, count, new Date(journey.product.app.clock.now())],
    ),
  );
};

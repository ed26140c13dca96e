import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { addChatMember } from '#server/features/chat/store/members/add-chat-member.ts';
import { ensureSquadChat } from '#server/features/chat/store/chats/open-chat.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import type { TestServer } from '../../support/server/start-test-server';

export interface Person {
  readonly id: string;
  readonly browser: TestBrowser;
}

let made = 0;

/** As much of a server as people need: the product may run in another process. */
export type ServedDatabase = Pick<TestServer, 'url' | 'database'>;

/** Registers a new person. Names have no meaning. */
export const newPerson = async (server: ServedDatabase, name?: string): Promise<Person> => {
  made += 1;
  const username = name ?? `Person${made}`;
  const browser = testBrowser(server.url);
  // Each person has an address of their own, so that registrations do not count against one another.
  await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'register:%'");
  const { body } = await browser.call('POST /v1/auth/register', {
    body: { email: `${username}@mail.ru`, username, password: 'verysecret1' },
  });
  return { id: body.id, browser };
};

export const tokenOf = async (person: Person): Promise<string> =>
  (await person.browser.call('POST /v1/chat/token')).body.token;

/** A squad row that a chat can refer to; the rules of squads are tested elsewhere. */
export const newSquadId = async (server: ServedDatabase, owner: Person): Promise<number> => {
  const { pool } = server.database;
  if ((await pool.query('SELECT FROM game')).rowCount === 0) await seedGames(server.database.db);
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO squad (status, owner_id, game_id, category_id, category_kind, platform, languages, duration_minutes, slots, pay_mode, visible, created_at, touched_at)
     SELECT 'PENDING', $1, 'cs2', min(id), 'FUN', 'PC', '{ru}', 60, 5, 'OWNER', false, now(), now() FROM category RETURNING id`,
    [owner.id],
  );
  return rows[0]?.id ?? 0;
};

/** A squad's chat with these people in it. */
export const newSquadChat = async (
  server: ServedDatabase & Partial<TestServer>,
  people: readonly [Person, ...Person[]],
): Promise<{ squadId: number; chatId: string }> => {
  const squadId = await newSquadId(server, people[0]);
  const chatId = await inTransaction(server.database.db, async (tx) => {
    const id = await ensureSquadChat(tx, squadId);
    for (const person of people) await addChatMember(tx, id, person.id);
    return id;
  });
  server.product?.app.outbox.kick();
  return { squadId, chatId };
};

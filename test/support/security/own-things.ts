import type { TestDatabase } from '../test-database';

interface Owners {
  readonly ownerId: string;
  readonly mateId: string;
  readonly squadId: number;
  readonly depositId: string;
}

/** Creates one object with an id of each kind that belongs to the owner or their mate. Returns the ids. */
export const ownThings = async (
  { pool }: TestDatabase,
  { ownerId, mateId, squadId, depositId }: Owners,
): Promise<Readonly<Record<string, string>>> => {
  const added = async (text: string, values: readonly unknown[]): Promise<string> =>
    String((await pool.query<{ id: unknown }>(`${text} RETURNING id`, [...values])).rows[0]?.id ?? '');
  const goalId = await added(
    `INSERT INTO tips_goal (id, user_id, title, amount, status, created_at) VALUES (gen_random_uuid(), $1, 'Наушники', 100000, 'ACTIVE', now())`,
    [mateId],
  );
  const reviewId = await added(
    `INSERT INTO review (squad_id, author_id, subject_id, game_id, category_kind, rating_hundredths, text, created_at, shown_at) VALUES ($1, $2, $3, 'cs2', 'FUN', 500, 'Сыграли отлично', now(), now())`,
    [squadId, ownerId, mateId],
  );
  const povId = await added(
    `INSERT INTO pov_request (id, squad_id, user_id, asked_by, reason, asked_at, expires_at) VALUES (gen_random_uuid(), $1, $2, $3, 'Пришли запись второй карты', now(), now() + interval '1 day')`,
    [squadId, ownerId, mateId],
  );
  const povFileId = await added(
    `INSERT INTO pov_file (id, request_id, name, size, fingerprint, created_at) VALUES (gen_random_uuid(), $1, 'a.mp4', 100, '', now())`,
    [povId],
  );
  const povLinkId = await added(
    `INSERT INTO pov_link (id, request_id, url, created_at) VALUES (gen_random_uuid(), $1, 'https://mail.ru/a', now())`,
    [povId],
  );
  const refundId = await added(
    `INSERT INTO deposit_refund (id, deposit_id, user_id, provider, amount, state, by_hand, reason, transaction_id, asked_at, changed_at)
     SELECT gen_random_uuid(), $2, $1, 'DUMMY', 10000, 'DECLINED', false, 'Передумал', max(id), now(), now() FROM balance_transaction WHERE user_id = $1`,
    [ownerId, depositId],
  );
  const npdReceiptId = await added(
    `INSERT INTO npd_receipt (id, user_id, withdrawal_id, amount, state, owed_at, changed_at)
     SELECT gen_random_uuid(), user_id, id, amount, 'OWED', now(), now() FROM withdrawal WHERE user_id = $1`,
    [ownerId],
  );
  const bookingId = await added(
    `INSERT INTO booking (id, client_id, mate_id, status, game_id, category_id, category_kind, platform, languages, duration_minutes, starts_at, created_at, note, level, percent, rates, price, bonus, gift)
     SELECT gen_random_uuid(), $1, $2, 'REQUESTED', 'cs2', category_id, category_kind, 'PC', '{ru}', 60, now() + interval '2 days', now(), '', 'EXPERT', 78, '{}', 70000, 0, 0 FROM squad WHERE id = $3`,
    [ownerId, mateId, squadId],
  );
  const { rows } = await pool.query<{ id: string }>(
    'SELECT chat_id AS id FROM chat_member WHERE user_id = $1 LIMIT 1',
    [ownerId],
  );
  const chatId = rows[0]?.id ?? '';
  const messageId = await added(
    `INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at) VALUES (gen_random_uuid(), $1, 1000, $2, 'CLIENT', 1000, gen_random_uuid(), 'Привет', now())`,
    [chatId, ownerId],
  );
  const chatFileId = await added(
    `INSERT INTO chat_file (id, chat_id, uploaded_by, message_id, name, size, type, address, uploaded_at) VALUES (gen_random_uuid(), $1, $2, $3, 'a.txt', 1, 'text/plain', '/files/chat/none.txt', now())`,
    [chatId, ownerId, messageId],
  );
  const disputeFileId = await added(
    `INSERT INTO squad_dispute_file (id, squad_id, author_id, address, name, size, created_at) VALUES (gen_random_uuid(), $1, $2, '/files/disputes/none', 'a.png', 1, now())`,
    [squadId, ownerId],
  );
  return {
    disputeFileId,
    goalId,
    refundId,
    npdReceiptId,
    reviewId,
    bookingId,
    povId,
    povFileId,
    povLinkId,
    chatId,
    messageId,
    chatFileId,
    ownerId,
    courseId: goalId,
  };
};

import { v7 as uuidv7 } from 'uuid';
import { callBack, newKey, startDeposit } from '../money/start-deposit';
import { type Journey, journeySecret } from './journey';
import { callsOf } from './operators';
import { personId } from './person-id';

/**
 * Adds something to each queue that the demo leaves empty: through the product or, where that would take days, as a
 * row.
 */
export const fillDesk = async (journey: Journey): Promise<void> => {
  const { pool } = journey.database;
  const [client, owner] = [await callsOf(journey, 'Киберкот'), await callsOf(journey, 'Смотритель')];
  const [reported, mate] = [await personId(journey, 'Штурман'), await personId(journey, 'Северин')];
  const longName = 'Длинное_имя_целиком';
  await pool.query('UPDATE app_user SET username = $2 WHERE id = $1', [reported, longName]);
  const depositId = await startDeposit(client, 700);
  await callBack({ url: journey.url }, { depositId, amount: 70_100, outcome: 'PAID' }, { secret: journeySecret });
  const answers = await Promise.all([
    client.call('POST /v1/users/{id}/report', {
      params: { id: reported },
      body: { reason: 'FRAUD', comment: 'Просит перевести деньги мимо сервиса. '.repeat(8) },
    }),
    owner.call('POST /v1/admin/corrections', {
      body: {
        userId: mate,
        amount: 15_000,
        kind: 'COMPENSATION',
        money: 'OWN',
        comment: 'Возврат за сорванный турнир',
      },
      idempotencyKey: newKey(),
    }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([null, null]);
  await pool.query(
    `INSERT INTO npd_receipt (id, user_id, withdrawal_id, amount, state, owed_at, changed_at)
     SELECT gen_random_uuid(), user_id, id, amount, 'OWED', now(), now() FROM withdrawal ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `WITH ring AS (INSERT INTO risk_ring (id, people, score, held, found_at, waits_since)
       VALUES (gen_random_uuid(), 2, 80, 0, now(), now()) RETURNING id),
     member AS (INSERT INTO risk_member (user_id, ring_id, joined_at) SELECT person::uuid, id, now() FROM ring, unnest($1::text[]) person)
     INSERT INTO risk_link (one_id, other_id, ring_id, score, reasons, found_at)
     SELECT least($1[1]::uuid, $1[2]::uuid), greatest($1[1]::uuid, $1[2]::uuid), id, 80, '{SAME_DEVICE,SILENT}', now() FROM ring`,
    [[reported, mate]],
  );
  await pool.query(
    `INSERT INTO mate_strike_case (id, user_id, game_id, strikes, opened_at) VALUES ($1, $2, 'cs2', 4, date_trunc('second', now()))`,
    [uuidv7(), mate],
  );
  await pool.query(
    `INSERT INTO appeal (id, kind, decision, about, user_id, title, first_at, words, created_at)
     VALUES ($1, 'STRIKE', '1', '1', $2, 'Предупреждение: вышел из игры', now(), $3, date_trunc('second', now()))`,
    [uuidv7(), mate, 'Связь пропала у всего дома, вот справка провайдера. '.repeat(8)],
  );
  await pool.query(
    `INSERT INTO deadline (aggregate, kind, due_at, attempts, first_failed_at, failed_at, error)
     SELECT 'squad:' || id, 'squad.settlementDue', at, 12, at, at, 'Error: the money is not where it should be'
     FROM squad, (SELECT date_trunc('second', now()) AS at) AS moment ORDER BY id DESC LIMIT 1`,
  );
  await pool.query(
    `INSERT INTO outbox (topic, payload, attempts, failed_at, error)
     SELECT 'mail', json_build_object('to', email, 'subject', 'Аккаунт снова открыт', 'text', 'Можно войти'), 1, now(), '550 no such mailbox'
     FROM app_user WHERE id = $1`,
    [mate],
  );
};

import { insertRows } from '../../../support/desk-plans/row-pieces';
import { chatId, mateNumber, messageId, oneOf, pick, share, spread, uuid } from './world-pieces';

/** A client's number: any but those of mates, and of the first nine people, who have parts of their own. */
const client = `(10 + 5 * ${pick(':people / 5 - 4', 31)} + ${oneOf(['0', '1', '3', '4'], 32)})`;

/** Sixteen words that everybody says all the time, and sixteen that are said as often. */
const words = [
  'привет го лобби минут жду сегодня вечером катку завтра спасибо игра пинг карта микрофон давай скоро',
  'снайпер раунд ранг победа проиграли замок дота стрим друг понял кидай инвайт напарник нормально ещё зашёл',
].map((sixteen) => `ARRAY['${sixteen.replaceAll(' ', "','")}']`);

/** Six words; one message of a thousand speaks of a tournament, five of all of a butterfly. `luck`: 63 random bits. */
const text = `concat_ws(' ', ${[0, 4, 8, 12, 16, 20]
  .map((bits, at) => `(${words[at % 2] ?? ''})[1 + ((luck >> ${bits}) & 15)]`)
  .join(', ')}, i, CASE WHEN luck % 1000 = 0 THEN 'турнир' WHEN i % (:messages / 5) = 77 THEN 'бабочка' END)`;

/** Squads that go on: a hundredth. Each has people of its own, who can be in one only. */
const isLive = 'n > :squads - :squads / 100';

/** Squads with their chats, and private chats between a client and a mate. */
export const squadsOfWorld: readonly string[] = [
  // Who meets whom, by numbers of people. Every 333rd is of the busiest client, of the busiest mate; thirty are of a usual client.
  `CREATE TEMPORARY TABLE meeting AS
   SELECT n, CASE WHEN ${isLive} THEN 10 + 5 * (:squads - n) WHEN n % 333 = 0 THEN 1 WHEN n % (:squads / 30) = 5 THEN 3 ELSE ${client} END AS client,
     CASE WHEN ${isLive} AND n % 2 = 0 THEN NULL WHEN ${isLive} THEN 12 + 5 * (:squads - n)
       WHEN n % 333 = 1 THEN 2 ELSE ${mateNumber(`2 + ${pick(':mates - 3', 33)}`)} END AS mate
   FROM generate_series(1, :squads) AS n
   UNION ALL
   SELECT :squads + n, CASE WHEN n % 333 = 0 THEN 1 ELSE 10 + 5 * (n * 7919 % (:people / 5 - 4)) END,
     ${mateNumber('2 + n % (:mates - 3)')}
   FROM generate_series(1, :chats - :squads) AS n`,
  'ALTER TABLE meeting ADD PRIMARY KEY (n)',
  insertRows(
    'squad',
    {
      id: 'n',
      status: `CASE WHEN ${isLive} THEN CASE n % 2 WHEN 0 THEN 'PENDING' ELSE 'IN_A_GAME' END WHEN ${pick(50, 34)} = 0 THEN 'DISBANDED' ELSE 'FINISHED' END`,
      owner_id: uuid('client'),
      game_id: "'cs2'",
      category_id: "(SELECT min(id) FROM category WHERE game_id = 'cs2' AND kind = 'FUN')",
      category_kind: "'FUN'",
      platform: "'PC'",
      languages: "'{ru}'",
      duration_minutes: '60',
      slots: '2',
      pay_mode: "'OWNER'",
      visible: 'n % 3 = 0',
      created_at: spread(':squads'),
      touched_at: spread(':squads'),
      hot_until: `CASE WHEN ${isLive} AND n % 20 = 0 THEN now() + interval '1 day' END`,
      finished_at: `CASE WHEN NOT (${isLive}) THEN ${spread(':squads')} END`,
      settled_at: `CASE WHEN NOT (${isLive}) THEN ${spread(':squads')} END`,
    },
    'meeting WHERE n <= :squads',
  ),
  ...(['client', 'mate'] as const).map((side) =>
    insertRows(
      'squad_member',
      {
        squad_id: 'n',
        user_id: uuid(side),
        type: `'${side.toUpperCase()}'`,
        position: side === 'client' ? '0' : '1',
        joined_at: spread(':squads'),
        left_at: `CASE WHEN NOT (${isLive}) THEN ${spread(':squads')} END`,
        level: side === 'client' ? 'NULL' : "'PRO'",
        percent: side === 'client' ? 'NULL' : '82',
        active: isLive,
      },
      `meeting WHERE n <= :squads AND ${side} IS NOT NULL`,
    ),
  ),
  insertRows(
    'step',
    {
      aggregate: "'squad'",
      aggregate_id: 'n::text',
      number: '1',
      at: spread(':squads'),
      rules: '1',
      event: `'{"type": "squad.created"}'`,
      hash: "'\\x00'",
    },
    'generate_series(1, :squads) AS n',
  ),
  insertRows(
    'squad_history',
    { squad_id: 'n', event: share(53, { "'DISBANDED'": 200 }, "'FINISHED'"), created_at: spread(':squads') },
    'generate_series(1, :squads) AS n',
  ),
  insertRows(
    'chat',
    {
      id: chatId(),
      kind: "CASE WHEN n <= :squads THEN 'SQUAD' ELSE 'PRIVATE' END",
      squad_id: 'CASE WHEN n <= :squads THEN n END',
      private_pair: `CASE WHEN n > :squads THEN ARRAY[least(${uuid('client')}, ${uuid('mate')}), greatest(${uuid('client')}, ${uuid('mate')})] END`,
      started_by: `CASE WHEN n > :squads THEN ${uuid('client')} END`,
      closed: 'n <= :squads / 2',
      last_seq: '5',
      last_message_id: messageId('4 * :chats + n'),
      created_at: spread(':chats'),
    },
    'meeting',
  ),
  ...(['client', 'mate'] as const).map((side) =>
    insertRows(
      'chat_member',
      {
        chat_id: chatId(),
        user_id: uuid(side),
        role: `'${side.toUpperCase()}'`,
        version: '1',
        read_seq: `CASE WHEN ${pick(10, 51)} = 0 THEN 3 ELSE 5 END`,
        own_count: side === 'client' ? '3' : '2',
        own_read_count: side === 'client' ? '2' : '1',
        recency: `chat_recency(${messageId('4 * :chats + n')}, ${chatId()})`,
      },
      `meeting WHERE ${side} IS NOT NULL`,
    ),
  ),
  insertRows(
    'chat_message',
    {
      id: messageId('i'),
      chat_id: chatId('n'),
      seq: 'seq',
      sender_id: uuid('CASE seq % 2 WHEN 1 THEN client ELSE coalesce(mate, client) END'),
      sender_role: "CASE seq % 2 WHEN 1 THEN 'CLIENT' ELSE 'MATE' END",
      sender_count: 'CASE WHEN mate IS NULL THEN seq ELSE (seq + 1) / 2 END',
      client_id: messageId('i'),
      text,
      sent_at: spread(':messages', 'i'),
    },
    `generate_series(1, :messages) AS i
     CROSS JOIN LATERAL (SELECT 1 + (i - 1) / :chats AS seq, 1 + (i - 1) % :chats AS number) AS place
     CROSS JOIN LATERAL (SELECT hashint8extended(i, 41 + :seed) & 9223372036854775807 AS luck) AS drawn
     JOIN meeting ON meeting.n = place.number`,
  ),
];

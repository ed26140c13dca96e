import { cell, gameOf, insertRows, share } from './row-pieces';

const { uuid, at } = cell;
const everybody = 'generate_series(1, :rows * 5 / 4) AS n';
/** Spreads a quarter more rows over the same time. */
const joined = "(now() - (:rows * 5 / 4 - n) * interval '48 seconds')";
/** Four of five people are mates, so that there are as many mates as `:rows`. */
const mates = 'generate_series(1, :rows * 5 / 4) AS n WHERE n % 5 <> 0';
const operator = uuid('5');

/** People, mates, their requests and the acts of operators. */
export const peopleRows: readonly string[] = [
  `INSERT INTO game (id, name, icon_url, platforms, position)
   VALUES ('cs2', 'Counter-Strike 2', '', '{PC}', 0), ('dota2', 'Dota 2', '', '{PC}', 1), ('pubg', 'PUBG', '', '{PC}', 2)`,
  `INSERT INTO category (id, game_id, kind, slug, name, description, position)
   VALUES (1, 'cs2', 'FUN', 'fun', 'Для удовольствия', '', 0), (2, 'dota2', 'FUN', 'fun', 'Для удовольствия', '', 1),
     (3, 'pubg', 'FUN', 'fun', 'Для удовольствия', '', 2)`,
  insertRows(
    'app_user',
    {
      id: uuid(),
      // Names, visits and orders do not follow the order of registration.
      username: "'Player' || n::bigint * 7907 % (:rows * 5 / 4)",
      username_key: "'player' || n",
      email: "'player' || n || '@mail.ru'",
      email_key: "'player' || n || '@mail.ru'",
      password_hash: "'nobody signs in'",
      status: share(7001, { "'BLOCKED'": 20, "'DELETED'": 50 }, "'ACTIVE'"),
      is_admin: 'n % (:rows / 20) = 5',
      permissions: "CASE WHEN n = 5 THEN '{ALL}'::text[] ELSE '{}' END",
      orders: 'n::bigint * 7919 % 1009',
      last_online_at: `CASE WHEN n % 101 > 0 THEN ${joined} + (now() - ${joined}) * ((n::bigint * 104729 % 997) / 997.0) END`,
      created_at: joined,
    },
    everybody,
  ),
  insertRows('account', { kind: "'USER'", owner: `${uuid()}::text`, balance: 'n' }, everybody),
  insertRows(
    'mate_access',
    {
      user_id: uuid(),
      game_id: gameOf(17),
      active: 'true',
      grade: share(19, { "'STAR'": 5, "'PRO'": 100, "'EXPERT'": 1000, "'BEGINNER_I'": 2000 }, "'BEGINNER_II'"),
      percent: '60 + n::bigint * 31 % 23',
      rating_hundredths: '300 + n::bigint * 37 % 201',
      finished_orders: 'n::bigint * 7919 % 4001',
      base_price: '70000',
      blocked_at: share(23, { [joined]: 10 }, 'NULL'),
      block_reason: share(23, { "'Обман'": 10 }, 'NULL'),
      missed_off_at: share(29, { [joined]: 20 }, 'NULL'),
      created_at: joined,
    },
    mates,
  ),
  insertRows('mate_application', {
    id: uuid(),
    user_id: uuid(),
    game_id: gameOf(31),
    hours_per_week: '10',
    experience: "'Играю давно'",
    status: share(37, { "'SENT'": 10, "'REFUSED'": 3000 }, "'APPROVED'"),
    answer: "'Ответ'",
    decided_at: share(37, { NULL: 10 }, at),
    created_at: at,
  }),
  insertRows('mate_strike_case', {
    id: uuid(),
    user_id: uuid(),
    game_id: gameOf(41),
    strikes: '4',
    opened_at: at,
    decision: share(43, { NULL: 10 }, "'FORGIVEN'"),
    reason: share(43, { NULL: 10 }, "'Первый раз'"),
    decided_at: share(43, { NULL: 10 }, at),
  }),
  insertRows('audit_log', {
    actor_id: share(47, { [uuid('5 + :rows / 20')]: 5, [uuid('5 + :rows / 10')]: 1000 }, operator),
    action: share(53, { "'user.delete'": 5, "'draw.create'": 10, "'view.export'": 1000 }, "'withdrawal.confirm'"),
    subject: share(
      53,
      { [`'user:' || ${uuid()}`]: 5, "'draw:' || n": 10, "'users'": 1000 },
      `'withdrawal:' || ${uuid()}`,
    ),
    created_at: at,
  }),
  insertRows('appeal', {
    id: uuid(),
    kind: share(71, { "'BLOCK'": 20, "'ARTICLE'": 500, "'REVIEW'": 1000 }, "'STRIKE'"),
    decision: 'n::text',
    about: 'n::text',
    user_id: `coalesce(nullif(${cell.person}, ${operator}), ${uuid('1')})`,
    title: "'Предупреждение'",
    first_at: at,
    words: "'Это ошибка'",
    state: share(73, { "'WAITING'": 10, "'UPHELD'": 500 }, "'DECLINED'"),
    answer: share(73, { NULL: 10 }, "'Решение верное'"),
    decided_by: share(73, { NULL: 10 }, operator),
    decided_at: share(73, { NULL: 10 }, at),
    created_at: at,
  }),
  insertRows('report', {
    id: uuid(),
    kind: share(59, { "'USER'": 20 }, "'MESSAGE'"),
    message_id: share(59, { NULL: 20 }, uuid()),
    reporter_id: uuid('1 + n % :rows'),
    subject_id: cell.person,
    reason: share(61, { "'SEXUAL'": 5, "'FRAUD'": 100, "'OTHER'": 1000, "'INSULT'": 2000 }, "'SPAM'"),
    comment: "''",
    text: "'Слова'",
    status: share(67, { "'NEW'": 10 }, "'CLOSED'"),
    outcome: share(67, { NULL: 10, "'BLOCKED'": 5, "'WARNED'": 500 }, "'DISMISSED'"),
    decided_at: share(67, { NULL: 10 }, at),
    created_at: at,
  }),
];

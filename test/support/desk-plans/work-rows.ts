import { cell, gameOf, insertRows, share } from './row-pieces';

const { uuid, at, kopecks, person } = cell;
const operator = uuid('5');
const ms = `(extract(epoch FROM ${at}) * 1000)::bigint`;

const dispute = (status: string, expiresAt: string): string =>
  `jsonb_build_object('status', '${status}', 'openedBy', ${uuid('10')}, 'side', 'PAYER', 'openedAt', ${ms},
    'expiresAt', ${expiresAt}, 'wantedPercent', 50, 'grantedBy', '[]'::jsonb, 'decidedPercent', NULL, 'atStake', NULL)`;

/**
 * Statuses per ten thousand bookings: requested, agreed on, failed, unanswered, declined, cancelled; the rest were
 * played.
 */
const bookingStatus = share(
  263,
  { "'REQUESTED'": 5, "'CONFIRMED'": 10, "'FAILED'": 5, "'EXPIRED'": 5, "'DECLINED'": 1000, "'CANCELLED'": 2000 },
  "'OPENED'",
);

/** `value` for bookings that were closed before the game, otherwise null. */
const closedBookings = (value: string): string => share(263, { NULL: 15, [value]: 3010 }, 'NULL');

/** Squads and their outcomes, support threads, deadlines. */
export const workRows: readonly string[] = [
  insertRows('squad', {
    id: 'n',
    status: share(
      179,
      { "'READY'": 5, "'IN_A_GAME'": 5, "'STARTED'": 10, "'PENDING'": 20, "'DISBANDED'": 2000 },
      "'FINISHED'",
    ),
    owner_id: uuid('n'),
    game_id: gameOf(181),
    category_id: share(181, { '3': 5, '2': 1000 }, '1'),
    category_kind: "'FUN'",
    platform: "'PC'",
    languages: "'{ru}'",
    duration_minutes: '60',
    slots: '2',
    pay_mode: "'OWNER'",
    visible: 'true',
    created_at: at,
    touched_at: at,
    dispute: share(
      191,
      { [dispute('IN_PROGRESS', ms)]: 5, [dispute('NEW', ms)]: 10, [dispute('CLOSED', 'NULL')]: 2000 },
      'NULL',
    ),
  }),
  insertRows('squad_member', {
    squad_id: 'n',
    user_id: uuid('n'),
    type: "'CLIENT'",
    position: '0',
    joined_at: at,
    active: 'false',
  }),
  // Many squads of the first person.
  insertRows(
    'squad_member',
    { squad_id: 'n', user_id: uuid('1'), type: "'CLIENT'", position: '1', joined_at: at, active: 'false' },
    'generate_series(10, :rows, 10) AS n',
  ),
  insertRows('deadline', {
    aggregate: "'squad:' || n",
    kind: "'TELL'",
    due_at: at,
    attempts: share(193, { '5': 1, '1': 2 }, '0'),
    failed_at: share(193, { [at]: 1 }, 'NULL'),
  }),
  insertRows('booking', {
    id: uuid(),
    client_id: person,
    mate_id: uuid('2 + n::bigint * 31 % (:rows - 2)'),
    status: bookingStatus,
    game_id: gameOf(257),
    category_id: '1',
    category_kind: "'FUN'",
    platform: "'PC'",
    languages: "'{ru}'",
    duration_minutes: '60',
    starts_at: `${at} + interval '1 day'`,
    created_at: at,
    note: "''",
    level: "'MASTER'",
    percent: '78',
    rates: "'{}'",
    price: kopecks,
    bonus: '0',
    gift: '0',
    squad_id: share(263, { NULL: 3025 }, 'n'),
    closed_at: share(263, { NULL: 15 }, at),
    closed_by: share(263, { NULL: 15, "'SYSTEM'": 5, "'OPERATOR'": 5, "'MATE'": 1000, "'CLIENT'": 2000 }, 'NULL'),
    returned: closedBookings('0::bigint'),
    income: closedBookings('0::bigint'),
  }),
  insertRows('pov_request', {
    id: uuid(),
    squad_id: 'n',
    user_id: person,
    asked_by: operator,
    reason: "'Покажи запись игры'",
    status: share(197, { "'DECLINED'": 5, "'REQUESTED'": 10, "'SUBMITTED'": 2000 }, "'EXPIRED'"),
    comment: "'Не могу'",
    asked_at: at,
    expires_at: `${at} + interval '1 day'`,
    answered_at: share(197, { [at]: 5, NULL: 10, [`${at} + interval '1 hour'`]: 2000 }, 'NULL'),
    seen_at: share(199, { NULL: 20 }, at),
    seen_by: share(199, { NULL: 20 }, operator),
  }),
  insertRows('review', {
    squad_id: share(211, { NULL: 10 }, 'n'),
    author_id: uuid('2 + n % (:rows - 2)'),
    subject_id: person,
    game_id: gameOf(223),
    category_kind: share(227, { "'FAMOUS'": 5, "'E_GIRL'": 100, "'RANK_UP'": 1000, "'EDUCATION'": 2000 }, "'FUN'"),
    rating_hundredths: share(229, { '100': 10 }, '300 + n::bigint * 31 % 201'),
    text: "'Всё понравилось, приду ещё'",
    created_at: at,
    shown_at: at,
    hidden_at: share(233, { [at]: 10 }, 'NULL'),
  }),
  insertRows('chat', {
    id: uuid(),
    kind: "'SUPPORT'",
    started_by: uuid(),
    last_seq: '1',
    last_message_id: uuid(),
    created_at: at,
  }),
  insertRows('chat_message', {
    id: uuid(),
    chat_id: uuid(),
    seq: '1',
    sender_id: uuid(),
    sender_role: "'USER'",
    sender_count: '1',
    client_id: uuid(),
    text: "'Помогите'",
    sent_at: at,
  }),
  insertRows('support_thread', {
    chat_id: uuid(),
    user_id: person,
    topic: share(239, { "'BLOG'": 5, "'WORK'": 100, "'START'": 1000, "'PAY'": 2000 }, "'ELSE'"),
    client_id: uuid(),
    operator_id: share(241, { NULL: 20, [uuid('5 + :rows / 20')]: 9000 }, operator),
    created_at: at,
    changed_at: at,
    waiting_since: share(251, { [at]: 10 }, 'NULL'),
    closed_at: share(251, { NULL: 500 }, at),
  }),
  insertRows('outbox', {
    topic: share(257, { "'voiceGone'": 5, "'receipt'": 100, "'passwordReset'": 1000 }, "'mail'"),
    payload: `jsonb_build_object('to', 'a@b.ru', 'subject', 'Код', 'email', 'a@b.ru', 'receiptId', ${uuid()}, 'ids', '{}')`,
    attempts: '8',
    next_attempt_at: "now() + interval '1 day'",
    failed_at: share(263, { [at]: 300 }, 'NULL'),
    error: "'connect ECONNREFUSED'",
  }),
];

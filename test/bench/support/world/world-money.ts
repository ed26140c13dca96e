import { insertRows, share } from '../../../support/desk-plans/row-pieces';
import { pick, spread, uuid } from './world-pieces';

/** A person's number; every 333rd row is of the busiest client. */
const person = `CASE WHEN n % 333 = 0 THEN 1 WHEN n % 333 = 1 THEN 2 ELSE 10 + ${pick(':people - 10', 61)} END`;
const operations = 'generate_series(1, :transfers / 2) AS n';

/** Operations with a line of somebody's history and two transfers each; notifications, reviews, favourites, blocks. */
export const moneyOfWorld: readonly string[] = [
  insertRows(
    'operation',
    { id: uuid('3000000000 + n'), kind: "'squad.pay'", actor: "'system'", created_at: spread(':transfers / 2') },
    operations,
  ),
  insertRows(
    'balance_transaction',
    {
      user_id: uuid(person),
      operation_id: uuid('3000000000 + n'),
      type: share(62, { "'CORRECTION'": 1, "'DEPOSIT'": 2000, "'PURCHASE_TIPS'": 1000, "'SELL'": 3000 }, "'PURCHASE'"),
      amount: `100 * (1 + ${pick(5000, 63)}) * CASE n % 2 WHEN 0 THEN 1 ELSE -1 END`,
      squad_id: '1 + n % :squads',
      created_at: spread(':transfers / 2'),
    },
    operations,
  ),
  insertRows(
    'transfer',
    {
      operation_id: uuid('3000000000 + 1 + (n - 1) / 2'),
      debit_account: `1 + ${pick(':people / 2', 64)}`,
      credit_account: `:people / 2 + 2 + ${pick(':people / 2', 65)}`,
      amount: `100 * (1 + ${pick(5000, 66)})`,
      created_at: spread(':transfers'),
    },
    'generate_series(1, :transfers) AS n',
  ),
  insertRows(
    'notification',
    {
      user_id: uuid(person),
      kind: "'NEWS'",
      level: share(67, { "'DANGER'": 10, "'WARNING'": 500, "'SUCCESS'": 2000 }, "'INFO'"),
      title: "'Новость'",
      text: "'Что-то произошло'",
      link: "'/'",
      created_at: spread(':people * 4'),
      read_at: `CASE WHEN ${pick(10, 68)} > 0 THEN now() END`,
    },
    'generate_series(1, :people * 4) AS n',
  ),
  insertRows(
    'review',
    {
      squad_id: 'n * 2',
      author_id: uuid('client'),
      subject_id: uuid('mate'),
      game_id: "'cs2'",
      category_kind: "'FUN'",
      rating_hundredths: `300 + ${pick(201, 69)}`,
      text: "'Всё понравилось, приду ещё'",
      created_at: spread(':squads / 2'),
      shown_at: spread(':squads / 2'),
    },
    '(SELECT n / 2 AS n, client, mate FROM meeting WHERE n <= :squads AND n % 2 = 0 AND mate IS NOT NULL) AS met',
  ),
  // The busiest client has a list of favourites that grows with the world.
  `INSERT INTO mate_favorite (user_id, mate_id, created_at)
   SELECT ${uuid('1')}, user_id, now() FROM mate_access WHERE hashtext(user_id::text) % 500 = 0`,
  `INSERT INTO user_block (blocker_id, blocked_id, created_at)
   SELECT ${uuid('2 + 5 * n')}, ${uuid('10 + 5 * n')}, now() FROM generate_series(1, :mates / 100) AS n`,
];

import { withOwnConnection } from '../own-connection';
import { insertRows, share } from '../desk-plans/row-pieces';

/** A mate's id; three of four mates are of the first game. */
export const mateIdOf = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const id = "('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
const from = 'generate_series(1, :rows) AS n';
const pick = (below: number, salt: number): string => `abs(hashint8extended(n, :seed + ${salt}) % ${below})`;

const game = "CASE WHEN n % 4 = 0 THEN 'dota2' ELSE 'cs2' END";
/** Rates follow from grades, as in the product. */
const grade = share(19, { "'STAR'": 50, "'PRO'": 500, "'EXPERT'": 2000 }, "'BEGINNER_I'");
const rate = share(19, { '200000': 50, '100000': 500, '70000': 2000 }, '30000');
const languages = `CASE WHEN n % (:rows / 5) = 1 THEN '{ru,ka}'::text[] WHEN ${pick(20, 1)} = 0 THEN '{de}' WHEN ${pick(4, 2)} = 0 THEN '{ru,en}' ELSE '{ru}' END`;
const platform = share(23, { "'CROSS'": 300, "'PS'": 1000 }, "'PC'");
const at = (terms: string): string => `now() - ${terms}`;

const statements: readonly string[] = [
  insertRows(
    'app_user',
    {
      id,
      username: "'Mate' || n",
      username_key: "'mate' || n",
      email: "n || '@mail.ru'",
      email_key: "n || '@mail.ru'",
      password_hash: "''",
      // Many were seen at the same moment, some never.
      last_online_at: `CASE WHEN ${pick(30, 3)} > 0 THEN date_trunc('day', now()) - ${pick(20_000, 4)} * interval '7 minutes' END`,
      created_at: at('interval $$1 day$$'),
    },
    from,
  ),
  insertRows(
    'mate_access',
    { user_id: id, game_id: game, grade, percent: '75', base_price: rate, created_at: at('interval $$1 day$$') },
    from,
  ),
  `INSERT INTO mate_category (user_id, category_id)
   SELECT ${id}, c.id FROM ${from} JOIN category c ON c.game_id = ${game} WHERE c.kind = 'FUN' OR (n + c.id) % 7 = 0`,
  insertRows(
    'mate_card',
    {
      user_id: id,
      game_id: game,
      username: "'Mate' || n",
      grade,
      languages,
      platforms: `ARRAY[${platform}]`,
      kinds: "'{FUN}'",
      rating_hundredths: `350 + ${pick(151, 5)}`,
      review_count: pick(100, 6),
      finished_orders: pick(300, 7),
      base_price: rate,
      price_from: rate,
      active: `${pick(10, 8)} < 8`,
      presence: pick(3, 9),
      order_score: `1000 + ${pick(8000, 10)}`,
      facets: `ARRAY['level:' || ${grade}, 'platform:' || ${platform}, 'kind:FUN'] || (SELECT array_agg('lang:' || l) FROM unnest(${languages}) AS l)`,
      search_name: "'mate' || n",
      name_parts: "'{mat,ate}'",
    },
    from,
  ),
  'INSERT INTO mate_seen (user_id, game_id, last_online_at) SELECT c.user_id, c.game_id, u.last_online_at FROM mate_card c JOIN app_user u ON u.id = c.user_id',
];

/** Fills a database that has games with this many mates, random by the seed; they can only be read. */
export const fillCards = (url: string, rows: number, seed: number): Promise<void> =>
  withOwnConnection(url, async (client) => {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const statement of statements)
      await client.query(statement.replaceAll(':rows', String(rows)).replaceAll(':seed', String(seed)));
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  });

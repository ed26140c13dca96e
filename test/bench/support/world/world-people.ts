import { insertRows } from '../../../support/desk-plans/row-pieces';
import { mateNumber, oneOf, pick, share, spread, uuid } from './world-pieces';

const mates = 'generate_series(0, :mates - 1) AS n';
const mate = uuid(mateNumber('n'));

/** A common game with three quarters of all mates, one of a fifth, and a rare one. */
const game = share(17, { "'pubg'": 500, "'dota2'": 2000 }, "'cs2'");

/** People and mates; the cards of mates are written by the product's own function. */
export const peopleOfWorld: readonly string[] = [
  `INSERT INTO game (id, name, icon_url, platforms, position)
   VALUES ('cs2', 'Counter-Strike 2', '', '{PC,PS,XBOX}', 0), ('dota2', 'Dota 2', '', '{PC}', 1), ('pubg', 'PUBG', '', '{PC}', 2)`,
  `INSERT INTO category (id, game_id, kind, slug, name, description, position)
   SELECT 1 + row_number() OVER () , game.id, kind, lower(kind), kind, '', row_number() OVER ()
   FROM game, unnest(ARRAY['FUN', 'EDUCATION', 'RANK_UP', 'FAMOUS']) AS kind`,
  `INSERT INTO game_param (id, game_id, name, owner_type, position) VALUES (1, 'cs2', 'Rank', 'ALL', 1)`,
  `INSERT INTO game_param_value (id, param_id, name, position) SELECT n, 1, 'Rank ' || n, n FROM generate_series(1, 18) AS n`,
  insertRows(
    'app_user',
    {
      id: uuid(),
      username: `${oneOf(["'Player'", "'Волк'", "'xX_Лиса'", "'Shadow'", "'Ник'"], 1)} || n`,
      username_key: "'player' || n",
      email: "'player' || n || '@mail.ru'",
      email_key: "'player' || n || '@mail.ru'",
      password_hash: "'nobody signs in'",
      // Five mates speak Georgian, however large the world is; one of a hundred speaks German.
      languages: `CASE WHEN n % (:mates) = 12 THEN '{ru,ka}'::text[] WHEN ${pick(100, 2)} = 0 THEN '{de}' WHEN ${pick(5, 3)} = 0 THEN '{ru,en}' ELSE '{ru}' END`,
      last_online_at: `CASE WHEN ${pick(20, 4)} > 0 THEN now() - power(${pick(1000, 5)} / 1000.0, 4) * interval '400 days' - interval '1 minute' END`,
      created_at: spread(':people'),
    },
    'generate_series(1, :people) AS n',
  ),
  insertRows(
    'account',
    { kind: "'USER'", owner: `${uuid()}::text`, balance: '100000 + n' },
    'generate_series(1, :people) AS n',
  ),
  insertRows(
    'mate_access',
    {
      user_id: mate,
      game_id: game,
      active: `${pick(10, 6)} < 7`,
      grade: share(19, { "'STAR'": 50, "'PRO'": 500, "'EXPERT'": 1500, "'BEGINNER_III'": 2000 }, "'BEGINNER_I'"),
      percent: '75',
      rating_hundredths: `350 + ${pick(151, 7)}`,
      review_count: pick(300, 8),
      finished_orders: `CASE WHEN ${pick(20, 9)} = 0 THEN ${pick(10, 10)} ELSE ${pick(4000, 11)} END`,
      // Kopecks, by the grade, as in the product.
      base_price: share(19, { '200000': 50, '100000': 500, '70000': 1500, '50000': 2000 }, '30000'),
      voice_url: `CASE WHEN ${pick(50, 13)} = 0 THEN '/v1/files/voice.ogg' END`,
      created_at: spread(':mates'),
    },
    mates,
  ),
  // Nobody of the highest grade teaches, which no statistics of one column can tell.
  `INSERT INTO mate_category (user_id, category_id)
   SELECT a.user_id, c.id FROM mate_access a JOIN category c USING (game_id)
   WHERE CASE c.kind WHEN 'FUN' THEN true WHEN 'EDUCATION' THEN a.grade <> 'STAR' AND a.rating_hundredths % 3 = 0
     WHEN 'RANK_UP' THEN a.review_count % 2 = 0 ELSE a.rating_hundredths % 97 = 0 END`,
  insertRows(
    'user_platform',
    {
      user_id: mate,
      game_id: game,
      platforms: `CASE WHEN ${pick(20, 14)} = 0 THEN '{CROSS}'::text[] WHEN ${pick(10, 15)} = 0 THEN '{PS}' ELSE '{PC}' END`,
    },
    mates,
  ),
  insertRows('user_game_param', { user_id: mate, param_id: '1', value_id: `1 + ${pick(18, 16)}` }, mates),
];

/** Cards, with what triggers would have written: who is online and busy, how soon they answer, what they offer. */
export const cardsOfWorld: readonly string[] = [
  // Within the function its first plan stays, which was made for an empty table.
  'SET enable_seqscan = off',
  'SELECT count(write_mate_card(user_id)) FROM mate_access',
  'RESET enable_seqscan',
  `UPDATE mate_card SET order_score = score, presence = seen, voice_url = voice,
     busy = EXISTS (SELECT FROM squad_member m WHERE m.user_id = mate_card.user_id AND m.active),
     answer_seconds = CASE WHEN score % 2 = 0 THEN 20 + score % 4000 END
   FROM (SELECT u.id, 1000 + ${pick(8000, 17, 'hashtext(u.id::text)')} AS score, a.voice_url AS voice,
       CASE WHEN u.last_online_at > latest - interval '4 minutes' THEN 2 WHEN u.last_online_at > latest - interval '1 day' THEN 1 ELSE 0 END AS seen
     FROM (SELECT max(last_online_at) AS latest FROM app_user) AS made, app_user u JOIN mate_access a ON a.user_id = u.id) AS person WHERE id = user_id`,
  `INSERT INTO mate_offer (user_id, category_id, base_price, grade)
   SELECT user_id, category_id, base_price, grade FROM mate_card JOIN mate_category USING (user_id) WHERE active`,
  `INSERT INTO mate_seen (user_id, game_id, last_online_at)
   SELECT c.user_id, c.game_id, u.last_online_at FROM mate_card c JOIN app_user u ON u.id = c.user_id`,
];

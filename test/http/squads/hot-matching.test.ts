import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import { categoryKinds } from '#domain/games/category.ts';
import { roomUntil } from '#domain/bookings/booking-terms.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { matchingMates } from '#server/features/squads/hot/matching-mates.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { fillCards, mateIdOf } from '../../support/mates/many-cards';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { planOf } from '../../support/server/plan-of';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const random = seededRandom();
const mates = 20_000;
const owner = mateIdOf(7);
let categories: readonly { readonly id: number; readonly kind: SquadTerms['categoryKind'] }[] = [];

beforeAll(async () => {
  await seedGames(server.product.app.db);
  await fillCards(server.database.url, mates, integerBetween(random, 1, 1e6));
  const { pool } = server.database;
  const found = await pool.query<(typeof categories)[number]>(
    "SELECT id, kind FROM category WHERE game_id = 'cs2' ORDER BY id",
  );
  categories = found.rows;
  const client = await pool.connect();
  // Some play, some have promised their time, some do not want to see the owner.
  for (const statement of [
    'SET session_replication_role = replica',
    `INSERT INTO squad_member (squad_id, user_id, type, position, joined_at, active, level, percent)
     SELECT 1000 + row_number() OVER (), user_id, 'MATE', 1, now(), finished_orders % 2 = 0, 'PRO', 82 FROM mate_card WHERE finished_orders % 17 < 2`,
    `INSERT INTO booking (id, client_id, mate_id, status, game_id, category_id, category_kind, platform, languages, duration_minutes, starts_at, created_at, note, level, percent, rates, price, bonus, gift)
     SELECT user_id, '${owner}', user_id, CASE review_count % 2 WHEN 0 THEN 'CONFIRMED' ELSE 'REQUESTED' END, 'cs2', 1, 'FUN', 'PC', '{ru}', 60,
       now() + (review_count - 40) * interval '10 minutes', now(), '', 'PRO', 82, '{}', 100, 0, 0 FROM mate_card WHERE review_count % 13 < 2 AND user_id <> '${owner}'`,
    `INSERT INTO user_block (blocker_id, blocked_id, created_at) SELECT user_id, '${owner}', now() FROM mate_card WHERE order_score % 29 = 0 AND user_id <> '${owner}'`,
    'SET session_replication_role = DEFAULT',
  ])
    await client.query(statement);
  await client.query('VACUUM ANALYZE');
  client.release(true);
});

const termsOf = (wanted: Partial<SquadTerms> = {}): SquadTerms => ({
  gameId: 'cs2',
  categoryId: categories.find(({ kind }) => kind === 'FUN')?.id ?? 0,
  categoryKind: 'FUN',
  categoryPercent: null,
  platform: 'PC',
  languages: ['ru'],
  durationMinutes: 60,
  slots: 2,
  payMode: 'OWNER',
  ...wanted,
});

/** By the definition, from accounts and cards, all of them. */
const defined = async (terms: SquadTerms, at: Date | null): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `SELECT card.user_id AS id FROM mate_card card JOIN app_user person ON person.id = card.user_id
     WHERE card.game_id = 'cs2' AND card.active AND card.user_id <> $1 AND card.languages && $2::text[]
       AND ($3 = 'CROSS' OR card.platforms && ARRAY[$3, 'CROSS'])
       AND card.user_id IN (SELECT user_id FROM mate_category WHERE category_id = $4)
       AND card.user_id NOT IN (SELECT user_id FROM squad_member WHERE active)
       AND ($5::timestamptz IS NULL OR card.user_id NOT IN (
         SELECT mate_id FROM booking WHERE status = 'CONFIRMED' AND closed_at IS NULL AND starts_at < $5))
       AND card.user_id NOT IN (SELECT blocker_id FROM user_block WHERE blocked_id = $1)
     ORDER BY person.last_online_at DESC NULLS LAST, card.user_id LIMIT 500`,
    [
      owner,
      terms.languages,
      terms.platform,
      terms.categoryId,
      at && new Date(roomUntil(at.getTime(), terms.durationMinutes)),
    ],
  );
  return rows.map(({ id }) => id);
};

const oneOf = <T>(values: readonly [T, ...T[]]): T => values[integerBetween(random, 0, values.length - 1)] ?? values[0];

test('a hot call goes to those who match, last seen first, whatever is asked for', async () => {
  for (let round = 0; round < 40; round += 1) {
    const { id, kind } = categories[integerBetween(random, 0, categories.length - 1)] ?? {
      id: 0,
      kind: categoryKinds[0],
    };
    const terms = termsOf({
      categoryId: id,
      categoryKind: kind,
      platform: oneOf(['PC', 'PS', 'XBOX', 'CROSS']),
      languages: oneOf([['ru'], ['de'], ['ka'], ['en', 'de'], ['fr']]),
    });
    const at = round % 3 === 0 ? null : new Date(server.clock.now());
    expect(await inTransaction(server.product.app.db, (tx) => matchingMates(tx, owner, terms, at))).toEqual(
      await defined(terms, at),
    );
  }
});

test.each([
  ['nearly everybody', ['ru'], 'mate_seen_last', 3000],
  ['five mates', ['ka'], 'mate_card_facets', 1000],
  ['nobody', ['fr'], 'mate_card_facets', 50],
] as const)('where %s would match, few of thousands are read', async (_who, languages, way, most) => {
  const { ways, fetched } = await planOf(server, () =>
    matchingMates(server.product.app.db, owner, termsOf({ languages: [...languages] }), null),
  );
  expect(ways).toContain(way);
  expect(fetched).toBeLessThan(most);
});

test('a mate who has just been seen is the first to be called', async () => {
  const { pool } = server.database;
  const last = (await defined(termsOf({ languages: ['en'], platform: 'CROSS' }), null)).at(-1) ?? '';
  await pool.query("UPDATE app_user SET last_online_at = now() + interval '1 day' WHERE id = $1", [last]);
  const [first] = await matchingMates(
    server.product.app.db,
    owner,
    termsOf({ languages: ['en'], platform: 'CROSS' }),
    null,
  );
  expect(first).toBe(last);
});

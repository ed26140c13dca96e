import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRecentChats } from '#server/features/chat/store/chats/read-chat-items.ts';
import { searchMessages } from '#server/features/chat/store/messages/search-messages.ts';
import { matchingMates } from '#server/features/squads/hot/matching-mates.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { workOf } from '../support/desk-plans/plan-work';
import { type Told, watchedProduct } from '../support/desk-plans/watched-product';
import { makeWorld, peopleOfNote } from './support/world';

/** Sizes of the two worlds; 1 is fifty thousand people. */
const sizes = { small: Number(process.env['SMALL'] ?? 0.5), large: Number(process.env['LARGE'] ?? 5) } as const;
const rounds = Number(process.env['ROUNDS'] ?? 10);

/** A call that costs more than this times as much in a world ten times as large is not flat. */
const most = 1.3;

/** Less than this is lost in what else the machine does. */
const fewMs = 1;
const fewRows = 200;

/** Which of the calls: those whose name contains this, as in `tsx test/bench/growth.ts squads`; all of them without it. */
const wanted = process.argv[2] ?? '';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Who = keyof typeof peopleOfNote;

const mates = '/v1/mates/game/cs2';
const ofPerson = [
  '/v1/users/me',
  '/v1/squads/history',
  '/v1/squads/history/sections',
  '/v1/balance/transactions',
  '/v1/balance/summary',
  '/v1/notifications',
  '/v1/notifications/unread',
  '/v1/bookings',
  `${mates}?favorite=true`,
] as const;

/** What is asked over HTTP, and by whom. */
const addresses: readonly (readonly [Who, string])[] = [
  ...[
    '',
    '?online=true',
    '?kind=FUN&languages[]=ru&platform=PC',
    '?sort=rating',
    '?levels[]=BEGINNER_I&priceFrom=1000',
    '?kind=FUN&priceTo=150',
    '?languages[]=ka',
    '?levels[]=STAR&kind=EDUCATION',
    '?search=zzqq',
  ].map((query) => ['nobody', `${mates}${query}`] as const),
  ['nobody', '/v1/squads/cs2/squads'],
  ['nobody', '/v1/reviews/game/cs2'],
  ...(['busyClient', 'usual', 'nobody'] as const).flatMap((who) => ofPerson.map((address) => [who, address] as const)),
  ...['/v1/squads/mate/orders', '/v1/squads/mate/hot', '/v1/squads/history', '/v1/mate-clients'].map(
    (address) => ['busyMate', address] as const,
  ),
];

type Ask = () => Promise<unknown>;

/** The product on a filled world, and everything that it is asked, by name. */
const worldOf = async (url: string) => {
  const watched = await watchedProduct(url, peopleOfNote.nobody);
  const { product, database } = watched;
  const cookies = new Map<Who, string>();
  for (const who of Object.keys(peopleOfNote) as readonly Who[])
    cookies.set(who, await watched.cookieOf(peopleOfNote[who]));
  const overHttp = addresses.map(([who, address]): readonly [string, Ask] => [
    `${who}: ${address}`,
    async () => {
      const answer = await product.server.inject({ url: address, headers: { cookie: cookies.get(who) ?? '' } });
      if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${answer.body}`);
    },
  ]);
  const chats = (['busyClient', 'usual', 'nobody'] as const).flatMap((who): readonly (readonly [string, Ask])[] => {
    const reader = { id: peopleOfNote[who], asOperator: false };
    return [
      [`${who}: recent chats`, () => readRecentChats(database.db, reader, 1)],
      ...['привет', 'турнир', 'бабочка', 'мин'].map((query): readonly [string, Ask] => [
        `${who}: search for «${query}»`,
        () => searchMessages(database.db, reader, { query }),
      ]),
    ];
  });
  const { rows } = await database.pool.query<{ id: number; kind: string }>(
    "SELECT id, kind FROM category WHERE game_id = 'cs2' AND kind IN ('FUN', 'FAMOUS')",
  );
  const hot = rows.flatMap(({ id, kind }) =>
    ['ru', 'ka'].map((language): readonly [string, Ask] => [
      `hot matches for ${kind}, ${language}`,
      () =>
        matchingMates(
          database.db,
          peopleOfNote.usual,
          {
            gameId: 'cs2',
            categoryId: id,
            categoryKind: 'FUN',
            categoryPercent: null,
            platform: 'PC',
            languages: [language],
            durationMinutes: 60,
            slots: 2,
            payMode: 'OWNER',
          },
          new Date(),
        ),
    ]),
  );
  return { asked: new Map([...overHttp, ...chats, ...hot]), plansOf: watched.plansOf, stop: watched.stop };
};

type World = Awaited<ReturnType<typeof worldOf>>;

interface Cost {
  /** Processor time and waiting of PostgreSQL, ms; the fewest of all rounds, as others use the machine too. */
  readonly ms: number;
  /** Rows that PostgreSQL read: exact, however busy the machine. */
  readonly read: number;
  readonly plans: readonly Told[];
}

/** What PostgreSQL does for a call in a world, once its caches are warm. */
const costIn = async (world: World, name: string): Promise<Cost> => {
  const ask = world.asked.get(name);
  if (!ask) throw new Error(`nobody asks ${name}`);
  let least: Cost = { ms: Number.POSITIVE_INFINITY, read: 0, plans: [] };
  for (let round = -2; round < rounds; round += 1) {
    const plans = await world.plansOf(ask);
    const ms = plans.reduce((sum, told) => sum + told.ms, 0);
    const read = plans.reduce((sum, { plan }) => sum + workOf(plan).read, 0);
    if (round >= 0 && ms < least.ms) least = { ms, read, plans };
  }
  return least;
};

/** Where the time of a call goes. */
const tellPlans = ({ plans }: Cost): void => {
  for (const { plan, ms } of plans.filter((told) => told.ms > 0.3)) {
    const { read, sorted, ways } = workOf(plan);
    say(`    ${ms.toFixed(1)} ms, read ${read}, sorted ${sorted}: ${ways.join(', ')}`);
  }
};

/** What grows with the world: every call in a small and a large one, by those who have most and nothing. */
const run = async (): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-growth-'));
  fs.chmodSync(folder, 0o755);
  const settings = { fsync: 'off', shared_buffers: '1GB', max_wal_size: '8GB' };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  const urls: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    const url = await ensureDatabase(postgres.url, name);
    const filling = openDatabase(url, 2);
    await migrate(filling.pool);
    await filling.close();
    const started = performance.now();
    await makeWorld(url, { size });
    say(`the ${name} world, of size ${size}, took ${((performance.now() - started) / 60_000).toFixed(1)} min`);
    urls.push(url);
  }
  const [smallUrl = '', largeUrl = ''] = urls;
  const [small, large] = [await worldOf(smallUrl), await worldOf(largeUrl)];
  for (const name of small.asked.keys()) {
    if (!name.includes(wanted)) continue;
    const [before, after] = [await costIn(small, name), await costIn(large, name)];
    const [slower, more] = [after.ms / before.ms, (after.read + fewRows) / (before.read + fewRows)];
    const isGrown = more > most || (slower > most && after.ms > fewMs);
    say(
      `${isGrown ? '!' : ' '} ${name}: ${slower.toFixed(2)} × (${before.ms.toFixed(1)} → ${after.ms.toFixed(1)} ms), ` +
        `rows ${before.read} → ${after.read}`,
    );
    if (isGrown) tellPlans(after);
  }
  await small.stop();
  await large.stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
};

void run().then(() => process.exit(0));

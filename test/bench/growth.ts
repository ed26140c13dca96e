import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct } from '#server/composition/create-product.ts';
import { readRecentChats } from '#server/features/chat/store/chats/read-chat-items.ts';
import { searchMessages } from '#server/features/chat/store/messages/search-messages.ts';
import { matchingMates } from '#server/features/squads/hot/matching-mates.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { createSession } from '#server/platform/sessions/create-session.ts';
import { workOf } from '../support/desk-plans/plan-work';
import { watchedProduct } from '../support/desk-plans/watched-product';
import { benchSecret } from './support/bench-server';
import { makeWorld, peopleOfNote } from './support/world';

/** Sizes of the two worlds; 1 is fifty thousand people. */
const sizes = { small: Number(process.env['SMALL'] ?? 0.5), large: Number(process.env['LARGE'] ?? 5) } as const;
const rounds = Number(process.env['ROUNDS'] ?? 60);

/** A call whose p95 grows by more than this in a world ten times as large is not flat. */
const most = 1.3;

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

const quantile = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

type Ask = () => Promise<unknown>;

/** The product on a filled world, and everything that it is asked, by name. */
const worldOf = async (url: string) => {
  const database = openDatabase(url);
  const product = await createProduct(readConfig({ PORT: '0', DEMO: '0' }), database, benchSecret);
  await product.server.ready();
  const cookies = new Map<Who, string>();
  for (const who of Object.keys(peopleOfNote) as readonly Who[]) {
    const { access } = await createSession(database.db, benchSecret, peopleOfNote[who], {
      ip: '127.0.0.1',
      userAgent: null,
    });
    cookies.set(who, `access=${access}`);
  }
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
  return { asked: new Map([...overHttp, ...chats, ...hot]), stop: () => product.stop() };
};

/** Where the time of a call goes: what the database reads for it in the large world. */
const tellPlans = async (url: string, who: Who, address: string): Promise<void> => {
  const watched = await watchedProduct(url, peopleOfNote[who]);
  const { plans } = await watched.ask(address);
  for (const { plan, ms } of plans.filter((told) => told.ms > 1)) {
    const { read, sorted, ways } = workOf(plan);
    say(`    ${ms.toFixed(1)} ms, read ${read}, sorted ${sorted}: ${ways.join(', ')}`);
  }
  await watched.stop();
};

/** What grows with the world: every call in a small and a large one, turn by turn, by those who have most and nothing. */
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
  const grown: string[] = [];
  for (const [name, ask] of small.asked) {
    const inLarge = large.asked.get(name) ?? ask;
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    for (let round = -5; round < rounds; round += 1)
      for (const [world, work] of [
        ['small', ask],
        ['large', inLarge],
      ] as const) {
        const started = performance.now();
        await work();
        // The first rounds warm up plans and caches.
        if (round >= 0) times[world].push(performance.now() - started);
      }
    const [before, after] = [quantile(times.small), quantile(times.large)];
    const isGrown = after / before > most;
    say(
      `${isGrown ? '!' : ' '} ${(after / before).toFixed(2)} × ${name}: p95 ${before.toFixed(1)} → ${after.toFixed(1)} ms`,
    );
    if (isGrown) grown.push(name);
  }
  await small.stop();
  await large.stop();
  for (const [who, address] of addresses.filter(([by, at]) => grown.includes(`${by}: ${at}`))) {
    say(`  ${who}: ${address}`);
    await tellPlans(largeUrl, who, address);
  }
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
};

void run().then(() => process.exit(0));

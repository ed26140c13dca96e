import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { operation } from '#server/platform/db/schema/money/ledger.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { outsideAccount, userAccount } from '#domain/money/account-ref.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { newCsrfToken } from '#server/platform/sessions/tokens.ts';
import { productFolder } from '../support/server/product-process';
import { median } from './support/median';
import { type Bench, benchPerson } from './support/bench-person';
import { benchSecret, benchServer } from './support/bench-server';
import { connectTo, talkers } from './support/chat-pairs';
import { perSecond } from './support/per-second';
import { processorOf, processorOfPostgres } from './support/processor-time';
import { httpLoad } from './support/http-load';

const sizes = [1, 2, 4] as const;
/** `tsx test/bench/processes.ts 3 chat`: so many rounds, of the loads whose names begin so. */
const rounds = Number(process.argv[2] ?? 3);
const wanted = process.argv[3] ?? '';
const seconds = 4;
const pairs = 200;
const tippers = 100;
const callers = 16;
const reads = ['/v1/games', '/v1/users/me', '/v1/mates/game/cs2?limit=20', '/v1/squads/cs2/squads'];

/** A prepared load: `work` runs it for some seconds and returns how much was done per second. */
interface Ready {
  readonly work: (seconds: number) => Promise<number>;
  readonly end?: () => void;
}

/** Prepares a load on processes of the product at these addresses. */
type Load = (urls: readonly string[]) => Promise<Ready>;

const cookieOf = ({ access, sessionId }: { readonly access: string; readonly sessionId: string }) => {
  const csrf = newCsrfToken(benchSecret, `session:${sessionId}`);
  return { cookie: `access=${access}; csrf=${csrf}`, csrf };
};

const turnOf = (urls: readonly string[], turn: number): string => urls[turn % urls.length] ?? '';

const readMix = async (bench: Bench): Promise<Load> => {
  const { cookie } = cookieOf(await benchPerson(bench, 100_000));
  const work = async (urls: readonly string[], seconds: number): Promise<number> => {
    const load = { paths: reads, headers: { cookie }, connections: callers / urls.length, until: { seconds } };
    const all = await Promise.all(urls.map((origin) => httpLoad({ origin, ...load })));
    return all.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  return async (urls) => ({ work: (duration) => work(urls, duration) });
};

/** Writer and reader are connected to different processes, so that every message passes between processes. */
const chat = async (bench: Bench): Promise<Load> => {
  const chats: Awaited<ReturnType<typeof talkers>>[] = [];
  for (let index = 0; index < pairs; index += 1) chats.push(await talkers(bench, index));
  return async (urls) => {
    const open = await Promise.all(
      chats.map(async ({ chatId, people: [writer, reader] }, index) => ({
        chatId,
        writer: await connectTo(turnOf(urls, index), writer),
        reader: await connectTo(turnOf(urls, index + 1), reader),
      })),
    );
    const say = async (turn: number): Promise<void> => {
      const { chatId, writer } = open[turn % pairs] ?? {};
      const ack: unknown = await writer?.emitWithAck('chat message', { chatId, clientId: uuidv7(), message: 'Я тут' });
      if (Object(ack).ok !== true) throw new Error(`refused: ${JSON.stringify(ack)}`);
    };
    return {
      work: (duration) => perSecond(say, pairs, duration),
      end: () => open.forEach(({ writer, reader }) => [writer, reader].forEach((socket) => socket.disconnect())),
    };
  };
};

/** Tips of fifty rubles to mates, as complete HTTP requests. */
const transfers = async (bench: Bench): Promise<Load> => {
  const { app } = bench.product;
  const people: Awaited<ReturnType<typeof benchPerson>>[] = [];
  for (let index = 0; index < tippers; index += 1) people.push(await benchPerson(bench, 200_000 + index));
  await app.db.transaction(async (tx) => {
    const id = uuidv7();
    await tx.insert(operation).values({ id, kind: 'bench', actor: 'bench', createdAt: new Date() });
    const given = people.map((person) => ({
      from: outsideAccount('BENCH'),
      to: userAccount(person.id),
      amount: 100_000_000_000,
    }));
    await postTransfers(tx, id, given, new Date());
  });
  const { rows: mates } = await bench.database.pool.query<{ id: string }>('SELECT user_id AS id FROM mate_access');
  const senders = people.map(cookieOf);
  const tip = async (urls: readonly string[], turn: number): Promise<void> => {
    const { cookie = '', csrf = '' } = senders[turn % senders.length] ?? {};
    const answer = await fetch(`${turnOf(urls, turn)}/v1/balance/tips/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie, 'x-csrf-token': csrf },
      body: JSON.stringify({ userId: mates[turn % mates.length]?.id, amount: 50 }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  return async (urls) => ({ work: (duration) => perSecond((turn) => tip(urls, turn), callers, duration) });
};

/**
 * Operations per second, and the processor time of one operation in ms: of the product's processes, and of PostgreSQL.
 */
interface Measured {
  readonly rate: number;
  readonly product: number;
  readonly postgres: number;
}

/**
 * Compares two and four processes of the product (as built) on one PostgreSQL with one process, in turn. The clients
 * run on the same machine.
 */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  const prepared: Readonly<Record<string, (bench: Bench) => Promise<Load>>> = {
    reads: readMix,
    'chat messages from process to process': chat,
    tips: transfers,
  };
  const loads: Record<string, Load> = {};
  for (const [name, prepare] of Object.entries(prepared))
    if (name.startsWith(wanted)) loads[name] = await prepare(bench);
  await bench.endProduct();
  const { pool } = openDatabase(bench.databaseUrl, 1);
  const forget = setInterval(() => void pool.query('DELETE FROM rate_count').catch(() => undefined), 250);
  const folder = productFolder(['--enable-source-maps', 'dist/server/serve.js']);
  const env = { DATABASE_URL: bench.databaseUrl, SECRET: benchSecret, CONNECTIONS_PER_ADDRESS: '100000' };
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const size of sizes) {
      const ports = await Promise.all(Array.from({ length: size }, freePort));
      const started = ports.map((port) => folder.start(port, env));
      await Promise.all(started.map(({ opened }) => opened));
      const urls = started.map(({ url }) => url);
      for (const [name, load] of Object.entries(loads)) {
        // Code that has run little is slow: the load is split among processes, so more of them need a longer warm-up.
        const { work, end } = await load(urls);
        await work(2 * size);
        const cost = () => [
          started.reduce((sum, { child }) => sum + processorOf(child.pid ?? 0), 0),
          processorOfPostgres(`${bench.folder}/postgres`),
        ];
        const [product = 0, postgres = 0] = cost();
        const rate = await work(seconds);
        const [productNow = 0, postgresNow = 0] = cost();
        const done = rate * seconds;
        const one = { rate, product: (productNow - product) / done, postgres: (postgresNow - postgres) / done };
        end?.();
        measured.set(`${name} ${size}`, [...(measured.get(`${name} ${size}`) ?? []), one]);
      }
      for (const { child } of started) child.kill('SIGTERM');
      await Promise.all(started.map(({ child }) => new Promise((resolve) => child.once('exit', resolve))));
    }
  for (const name of Object.keys(loads))
    for (const size of sizes) {
      const here = measured.get(`${name} ${size}`) ?? [];
      const alone = measured.get(`${name} 1`) ?? [];
      const ratio = median(here.map(({ rate }, round) => rate / (alone[round]?.rate ?? 0)));
      const [rate, product, postgres] = (['rate', 'product', 'postgres'] as const).map((of) =>
        median(here.map((one) => one[of])),
      );
      process.stdout.write(
        `${name}, ${size} of ${sizes.at(-1)}: ${ratio.toFixed(2)} × one process (${rate?.toFixed(0)}/s); for each ${product?.toFixed(2)} ms of the product, ${postgres?.toFixed(2)} of PostgreSQL\n`,
      );
    }
  clearInterval(forget);
  await folder.clean();
  await pool.end();
  await bench.stop();
};

void run().then(() => process.exit(0));

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq } from 'drizzle-orm';
import { appUser } from '#server/platform/db/schema/people.ts';
import { createSession } from '#server/platform/sessions/create-session.ts';
import { busyPerson } from '../support/desk-plans/desk-lists';
import { fillHistory } from '../support/desk-plans/long-history';
import { benchServer } from './support/bench-server';
import { type Bench, benchPerson } from './support/bench-person';
import { httpLoadApart } from './support/http-load';
import { median } from './support/median';
import { measuredPart, profileFolder } from './profile/parts';

const lines = 100_000;
const rounds = Number(process.env['ROUNDS'] ?? 5);

/** The rows of a history, each with what its line says, in one statement: what `psql` copies in one piece. */
const wholeHistory = `
  SELECT b.id, b.type, b.amount, b.bonus_amount, b.gift_amount, b.bonus_reason, b.reversal_of, b.squad_id, b.details, b.created_at,
    (SELECT balance FROM account WHERE kind = 'USER' AND owner = b.user_id::text)
      - coalesce(sum(b.amount - b.bonus_amount - b.gift_amount)
          OVER (ORDER BY b.created_at DESC, b.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS balance,
    EXISTS (SELECT 1 FROM account WHERE kind = 'HOLD' AND balance > 0 AND b.amount < 0
      AND owner = CASE b.type WHEN 'PURCHASE' THEN 'squad:' || b.squad_id END) AS held,
    (SELECT coalesce(sum(amount), 0) FROM balance_transaction WHERE reversal_of = b.id) AS back,
    w.status, w.method, w.wallet_shown, s.game_id, s.duration_minutes, c.name,
    ARRAY(SELECT u.username FROM squad_member m JOIN app_user u ON u.id = m.user_id
      WHERE m.squad_id = b.squad_id AND m.type = 'MATE' ORDER BY m.position) AS mates,
    ARRAY(SELECT u.username FROM squad_member m JOIN app_user u ON u.id = m.user_id
      WHERE m.squad_id = b.squad_id AND m.type <> 'MATE' AND b.type = 'SELL' ORDER BY m.position) AS clients
  FROM balance_transaction b LEFT JOIN squad s ON s.id = b.squad_id LEFT JOIN category c ON c.id = s.category_id
  LEFT JOIN withdrawal w ON w.transaction_id = b.id
  WHERE b.user_id = '${busyPerson}' ORDER BY b.created_at DESC, b.id DESC`;

const wholeDesk = `
  SELECT b.id, b.user_id, u.username, b.type, b.amount, b.bonus_amount, b.gift_amount, b.bonus_reason, b.squad_id, b.reversal_of,
    b.details, b.created_at FROM balance_transaction b JOIN app_user u ON u.id = b.user_id ORDER BY b.created_at DESC, b.id DESC`;

const files = [
  ['a history', '/v1/balance/transactions.csv', wholeHistory],
  ['a history', '/v1/balance/transactions.xlsx', wholeHistory],
  ['the desk’s transactions', '/v1/admin/transactions.csv', wholeDesk],
  ['the desk’s transactions', '/v1/admin/transactions.xlsx', wholeDesk],
] as const;

/** Which of the files: `csv`, `xlsx`, `admin`; all without it. */
const wanted = process.argv[2] ?? '';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a program until it has ended; its output is read and dropped. */
const runProgram = async (name: string, args: readonly string[]): Promise<string> => {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let tail = '';
  child.stdout.on('data', (part: Buffer) => (tail = part.subarray(-200).toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}`);
  return tail;
};

/** How long `psql` takes to copy the same rows, ms. */
const copied = async (url: string, statement: string): Promise<number> => {
  const started = performance.now();
  await runProgram('psql', [url, '-qc', `\\copy (${statement.replaceAll('\n', ' ')}) to stdout csv`]);
  return performance.now() - started;
};

interface Taken {
  readonly firstByte: number;
  readonly whole: number;
  /** Processor time of the product, compressing included, ms. */
  readonly busy: number;
  /** How long others' turns waited for the product's thread, 99th percentile, ms. */
  readonly held: number;
  /** Growth of the process's memory at its peak, bytes. */
  readonly memory: number;
}

/** A download by another process, compressed as browsers have it. */
const taken = async (bench: Bench, path: string, cookie: string): Promise<Taken> => {
  await bench.database.pool.query('DELETE FROM rate_count');
  const before = process.memoryUsage.rss();
  const { user, system } = process.cpuUsage();
  const waits = monitorEventLoopDelay({ resolution: 2 });
  waits.enable();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const told = '\n%{http_code} %{time_starttransfer} %{time_total} %{size_download}';
  const shown = await runProgram('curl', [
    ...['-sf', '-H', `cookie: ${cookie}`, '-H', 'accept-encoding: br, gzip', '-o', '/dev/null', '-w', told],
    bench.url + path,
  ]);
  clearInterval(timer);
  waits.disable();
  const spent = process.cpuUsage({ user, system });
  const [, first = 0, whole = 0] = shown.trim().split(' ').map(Number);
  return {
    firstByte: first * 1000,
    whole: whole * 1000,
    busy: (spent.user + spent.system) / 1000,
    held: waits.percentile(99) / 1e6,
    memory: peak - before,
  };
};

/** Others' response times while somebody takes one file after the other, beside the same without a file. */
const others = async (bench: Bench, path: string, cookie: string): Promise<number> => {
  const { access } = await benchPerson(bench, (people += 1));
  const load = () =>
    httpLoadApart({
      origin: bench.url,
      paths: ['/v1/users/me'],
      headers: { cookie: `access=${access}` },
      connections: 4,
      until: { seconds: 4 },
    });
  const alone = await load();
  let isOver = false;
  const files = (async () => {
    while (!isOver) await taken(bench, path, cookie);
  })();
  const beside = await load();
  isOver = true;
  await files;
  say(`    others’ p99 ${alone.p99.toFixed(1)} → ${beside.p99.toFixed(1)} ms`);
  return beside.p99 / alone.p99;
};
let people = 0;

/** Files of a hundred thousand lines, each in turn with `psql` copying the same rows. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await fillHistory(bench.databaseUrl, lines);
  await bench.database.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['ALL'] })
    .where(eq(appUser.id, busyPerson));
  const { access } = await createSession(bench.database.db, bench.product.app.secret, busyPerson, {
    ip: '127.0.0.1',
    userAgent: null,
  });
  const cookie = `access=${access}`;
  for (const [name, path, statement] of files) {
    if (!path.includes(wanted)) continue;
    const all: (Taken & { readonly ratio: number })[] = [];
    // The first of each warms up.
    for (let round = -1; round < rounds; round += 1) {
      const ours = await measuredPart(() => taken(bench, path, cookie));
      const theirs = await copied(bench.databaseUrl, statement);
      if (round >= 0) all.push({ ...ours, ratio: theirs / ours.whole });
    }
    const middle = (of: (one: (typeof all)[number]) => number): number => median(all.map(of));
    say(
      `${name}, ${path.split('.')[1] ?? ''}: ${middle(({ ratio }) => ratio).toFixed(2)} × of psql, ` +
        `first byte ${middle(({ firstByte }) => firstByte).toFixed(0)} ms, whole ${middle(({ whole }) => whole).toFixed(0)} ms, ` +
        `the product’s processor time ${middle(({ busy }) => busy).toFixed(0)} ms, ` +
        `its thread held for ${middle(({ held }) => held).toFixed(0)} ms (99 %), memory + ${(middle(({ memory }) => memory) / 1e6).toFixed(0)} MB`,
    );
    if (profileFolder !== undefined) continue;
    const slower: number[] = [];
    for (let round = 0; round < 3; round += 1) slower.push(await others(bench, path, cookie));
    say(`  others’ p99 ${median(slower).toFixed(2)} × meanwhile`);
  }
  await bench.stop();
};

void run().then(() => process.exit(0));

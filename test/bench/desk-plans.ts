import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { deskLists, operatorId, smallLists } from '../support/desk-plans/desk-lists';
import { fillDesk } from '../support/desk-plans/fill-desk';
import { type PlanWork, workOf } from '../support/desk-plans/plan-work';
import { walkList } from '../support/desk-plans/walk-list';
import { watchedProduct } from '../support/desk-plans/watched-product';

/** Rows in each table; a smaller number gives a quick estimate. */
const rows = Number(process.env['ROWS'] ?? 1_000_000);

/**
 * The most rows that a statement may read, sort or scan in sequence. There is an index for each sort and each filter,
 * but not for each pair: a filter that matches one row of a thousand is answered by reading fifty thousand rows in
 * order, or by sorting a thousand. A count of a filter that nearly every row matches scans the table until it has a
 * thousand.
 */
const marks = { read: 60_000, sorted: 2500, scanned: 10_000 } as const;

interface Seen extends PlanWork {
  readonly name: string;
  readonly ms: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const most = (seen: readonly Seen[], of: (one: Seen) => number): number => Math.max(0, ...seen.map(of));
const isMarked = ({ read, sorted, scanned }: Seen): boolean =>
  read > marks.read || sorted > marks.sorted || scanned > marks.scanned;

const tell = (list: string, pages: number, seen: readonly Seen[]): void => {
  const times = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  say(
    `${list}: ${pages} pages, ${seen.length} statements, read ≤ ${most(seen, ({ read }) => read)}, sorted ≤ ${most(seen, ({ sorted }) => sorted)}, ` +
      `in sequence ≤ ${most(seen, ({ scanned }) => scanned)}, p99 ${p99.toFixed(1)} ms, worst ${most(seen, ({ ms }) => ms).toFixed(1)} ms`,
  );
  for (const { name, ways, read, sorted, scanned, ms } of seen.filter(isMarked))
    say(`  ! ${name}: read ${read}, sorted ${sorted}, in sequence ${scanned}, ${ms.toFixed(1)} ms: ${ways.join(', ')}`);
};

/** Every list of the desk over a million rows: what each sort, filter and depth costs the database. */
const run = async (): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-plans-'));
  fs.chmodSync(folder, 0o755);
  const settings = { fsync: 'off', shared_buffers: '1GB', max_wal_size: '8GB' };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  const url = await ensureDatabase(postgres.url, 'desk');
  const filling = openDatabase(url, 2);
  await migrate(filling.pool);
  await filling.close();
  say(`filling each table with ${rows} rows`);
  await fillDesk(url, rows);
  say(`naturally small, left out: ${smallLists.join(', ')}`);
  const watched = await watchedProduct(url, operatorId);
  for (const list of deskLists(rows)) {
    const seen: Seen[] = [];
    let pages = 0;
    for (const filter of list.filters)
      for (const page of await walkList(watched.ask, list, filter)) {
        if (page.status !== 200) throw new Error(`${page.name}: ${page.status}`);
        pages += 1;
        seen.push(...page.plans.map(({ plan, ms }) => ({ name: page.name, ms, ...workOf(plan) })));
      }
    tell(list.path, pages, seen);
  }
  await watched.stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
};

void run().then(() => process.exit(0));

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loggedTables, unloggedStatuses } from './logged-statuses';

const server = 'src/server';
const read = (file: string): string => fs.readFileSync(path.join(server, file), 'utf8');

/** Statements whose table is not seen here, and that write no status: one seals requisites. */
const others: readonly string[] = ['features/balance/seal-stored.ts: any table'];

test('the status of what lives by a machine is written where its step is logged, and nowhere else', () => {
  expect(unloggedStatuses(server)).toEqual(others);
});

test('whoever writes a status keeps its step in the same file', () => {
  for (const [table, { writer }] of Object.entries(loggedTables)) {
    if (table === 'squad') continue;
    const text = read(writer);
    expect([writer, text.includes('makeStep(tx, '), text.includes('beginLog(')]).toEqual([writer, true, true]);
  }
});

test('the store of squads is called by `commitStep` alone, which logs', () => {
  const callers = fs
    .readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && /\b(insert|save)Squad\(/.test(read(file)));
  expect(callers.toSorted()).toEqual(['features/squads/commit-step.ts']);
  expect(read('features/squads/commit-step.ts')).toContain('const logged = squadStep(');
});

const imported = "import { withdrawal } from '../../platform/db/schema/money/ledger';\n";

test.each([
  ['a status of Drizzle', "tx.update(withdrawal).set({ status: 'PAID' });"],
  ['values that cannot be seen', 'tx.update(withdrawal).set(values);'],
  ['values that are spread', 'tx.update(withdrawal).set({ ...values, comment });'],
  ['a new row', 'tx.insert(withdrawal).values(row);'],
  ['a deleted row', 'tx.delete(withdrawal);'],
  ['SQL', "pool.query('UPDATE withdrawal SET comment = $1');"],
  ['SQL with the table’s name put in', 'tx.execute(sql`DELETE FROM ${withdrawal} WHERE ${own}`);'],
])('%s elsewhere is found', (_what, line) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-planted-'));
  fs.writeFileSync(path.join(root, 'planted.ts'), imported + line);
  expect(unloggedStatuses(root)).toEqual(['planted.ts: withdrawal']);
  fs.rmSync(root, { recursive: true });
});

test('columns that are written out and are none of a step’s may be written anywhere', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-planted-'));
  fs.writeFileSync(path.join(root, 'planted.ts'), `${imported}tx.update(withdrawal).set({ comment, risks: [] });`);
  expect(unloggedStatuses(root)).toEqual([]);
  fs.rmSync(root, { recursive: true });
});

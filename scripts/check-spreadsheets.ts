/*
 * Opens what the desk exports in LibreOffice with Russian settings, where `soffice` is installed, and compares what it
 * shows. Not part of the checks: LibreOffice is too large to install for each run.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { readXlsx } from 'hucre/xlsx';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import type { Columns } from '#server/platform/tables/column.ts';
import { csvFile } from '#server/platform/tables/csv-file.ts';
import { xlsxFile } from '#server/platform/tables/xlsx-file.ts';

type Row = readonly [string, number, Date];

const columns: Columns<Row> = {
  Requisites: ['text', ([requisites]) => requisites],
  Rating: ['decimal', ([, number]) => number],
  'To pay': ['kopecks', ([, number]) => rublesToKopecks(number)],
  When: ['moment', ([, , moment]) => moment],
};
const moment = new Date('2026-11-04T21:30:05.000Z');
const rows: readonly Row[] = [
  ['2200000000000004', 505.1, moment],
  ['+79991234567', 1234567.5, moment],
  ['=1+1', -0.5, moment],
  ['«Ёлка; кавычки» "two"\nlines', 4.87, moment],
];

async function* pages() {
  yield rows;
}
const table = () => ({ columns, pages: pages(), zone: 'Europe/Moscow' });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-spreadsheets-'));
const at = (name: string): string => path.join(folder, name);

/** A profile whose formats are Russian. */
const writeProfile = (): void => {
  fs.mkdirSync(at('profile/user'), { recursive: true });
  fs.writeFileSync(
    at('profile/user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>ru-RU</value></prop></item>
</oor:items>`,
  );
};

const convert = (file: string, to: string, filter: readonly string[] = []): void => {
  const options = [`-env:UserInstallation=file://${at('profile')}`, '--headless', ...filter];
  const { status, stderr, error } = spawnSync('soffice', [
    ...options,
    '--convert-to',
    to,
    '--outdir',
    folder,
    at(file),
  ]);
  if (status !== 0) throw new Error(`LibreOffice: ${error?.message ?? stderr.toString()}`);
};

const differences: string[] = [];
const compare = (what: string, shown: unknown, expected: unknown): void => {
  if (JSON.stringify(shown) !== JSON.stringify(expected))
    differences.push(`${what}\n  shown    ${JSON.stringify(shown)}\n  expected ${JSON.stringify(expected)}`);
};

/** Field separator, quote, UTF-8, first line; the profile's language; cells as shown. */
const asShown = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,true';
/** The same for reading, with numbers and dates recognised as a person's double click does. */
const asTyped = '--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1049,false,true,false';

const run = async (): Promise<void> => {
  writeProfile();
  fs.writeFileSync(at('book.xlsx'), await buffer(xlsxFile('«Выплаты»', table())));
  convert('book.xlsx', asShown);
  const shown = fs.readFileSync(at('book.csv'), 'utf8').replace('\uFEFF', '');
  for (const cell of ['2200000000000004;', '+79991234567;', '\n=1+1;', ';505,1;505,10;05.11.2026 00:30:05'])
    if (!shown.includes(cell)) differences.push(`the workbook does not show ${JSON.stringify(cell)} in\n${shown}`);
  if (!/1.?234.?567,50/.test(shown)) differences.push(`the workbook does not group thousands in\n${shown}`);

  fs.writeFileSync(at('typed.csv'), await text(Readable.from(csvFile(table()))));
  convert('typed.csv', 'xlsx', [asTyped]);
  const read = (await readXlsx(fs.readFileSync(at('typed.xlsx')))).sheets[0]?.rows ?? [];
  compare('the CSV’s headings', read[0], Object.keys(columns));
  compare(
    'the CSV’s sums',
    read.slice(1).map((row) => row[2]),
    [505.1, 1234567.5, -0.5, 4.87],
  );
  compare(
    'the CSV’s time',
    String(read[1]?.[3]).slice(0, 24),
    String(new Date('2026-11-05T00:30:05.000Z')).slice(0, 24),
  );
  compare('a formula in the CSV', read[3]?.[0], "'=1+1");
  compare('a text of two lines in the CSV', read[4]?.[0], rows[3]?.[0]);
};

const main = async (): Promise<void> => {
  if (spawnSync('soffice', ['--version']).error !== undefined) {
    process.stdout.write('LibreOffice (soffice) is not installed: nothing was checked.\n');
    return;
  }
  await run();
  if (differences.length === 0)
    process.stdout.write('LibreOffice shows the workbook and the CSV file as they were written.\n');
  else {
    console.error(differences.join('\n'));
    process.exitCode = 1;
  }
};

void main().finally(() => fs.rmSync(folder, { recursive: true, force: true }));

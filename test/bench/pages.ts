import { chromium } from 'playwright-core';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { findChromium } from '../support/journeys/find-chromium';
import { exitCodeOf, productFolder } from '../support/server/product-process';
import { median } from './support/median';
import { serveBarePage } from './support/bare-page/serve-bare-page';
import { demoCookie } from './support/demo-cookie';
import { visitCost, type VisitCost } from './support/visit-cost';

/** Rounds: `tsx test/bench/pages.ts 5`, and a part of the names of pages, if not all are wanted. */
const rounds = Number(process.argv[2] ?? 5);
const wanted = process.argv[3] ?? '';

const medianOf = (visits: readonly VisitCost[]): VisitCost => {
  const of = (pick: (visit: VisitCost) => number): number => median(visits.map(pick));
  return {
    firstPaint: of((visit) => visit.firstPaint),
    largestPaint: of((visit) => visit.largestPaint),
    blocking: of((visit) => visit.blocking),
    longestTask: of((visit) => visit.longestTask),
    shift: of((visit) => visit.shift),
    bytes: of((visit) => visit.bytes),
  };
};

const told = ({ firstPaint, largestPaint, blocking, longestTask, shift, bytes }: VisitCost): string =>
  [
    `first paint ${(firstPaint / 1000).toFixed(2)} s`,
    `largest ${(largestPaint / 1000).toFixed(2)} s`,
    `blocking ${blocking.toFixed(0)} ms`,
    `longest task ${longestTask.toFixed(0)} ms`,
    `shift ${shift.toFixed(3)}`,
    `${(bytes / 1024).toFixed(0)} KB`,
  ].join(', ');

const beside = (page: VisitCost, bare: VisitCost): string =>
  [
    `first ${(page.firstPaint / bare.firstPaint).toFixed(2)} × (0.4)`,
    `largest ${(page.largestPaint / bare.largestPaint).toFixed(2)} × (0.6)`,
    `blocking ${(page.blocking / bare.blocking).toFixed(2)} × (1.2)`,
  ].join(', ');

/**
 * First visits to the built product with its demo, in turns with a page of the same packages that shows one heading. A
 * phone of 390 px, processor ÷ 4, 1.6 Mbit/s with 150 ms, nothing cached, gzip.
 */
const run = async (): Promise<void> => {
  const folder = productFolder(['--enable-source-maps', 'dist/server/serve.js']);
  const port = await freePort();
  const { child, opened } = folder.start(port);
  await opened;
  const url = `http://127.0.0.1:${port}`;
  const bare = await serveBarePage();
  const { executablePath, env } = findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const mates: { readonly items: readonly { readonly id: string }[] } = await (
    await fetch(`${url}/v1/mates/game/cs2`)
  ).json();
  const visits = [
    ['home', '/', null],
    ['sign-in', '/login', null],
    ['mates', '/cs2/team', null],
    ['a mate', `/cs2/team/${mates.items[0]?.id ?? ''}`, null],
    ['squads', '/cs2/squads', null],
    ['blog', '/blog', null],
    ['an article', '/blog/material-257', null],
    ['the desk’s today', '/admin/today', 'Смотритель'],
  ] as const;
  for (const [name, path, person] of visits.filter(([one]) => one.includes(wanted))) {
    const cookie = person === null ? '' : await demoCookie(url, person);
    const [ours, theirs]: [VisitCost[], VisitCost[]] = [[], []];
    const largest = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const visit = await visitCost(browser, url + path, cookie);
      largest.add(visit.largest);
      ours.push(visit);
      theirs.push(await visitCost(browser, bare.url));
    }
    const [page, empty] = [medianOf(ours), medianOf(theirs)];
    process.stdout.write(`${name} ${path}: ${beside(page, empty)}\n  ${told(page)}\n  bare: ${told(empty)}\n`);
    process.stdout.write(`  largest: ${[...largest].join(' | ')}\n`);
  }
  await browser.close();
  bare.close();
  child.kill('SIGTERM');
  await exitCodeOf(child);
  await folder.clean();
};

void run().then(() => process.exit(0));

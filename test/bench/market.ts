import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Market } from '#domain/market/market.ts';

/** Lives of the market: `tsx scripts/bench.ts market 10000000 --alone` is the long form, without the walks over HTTP. */
const wanted = Number(process.argv[2] ?? 10_000);
const alone = process.argv.includes('--alone');
const points = 10;
/** Until then V8 has not compiled all of it: the first thousands of lives take three times as long. */
const warmUp = 10_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Seconds of the processor that this process has used. */
const used = (): number => process.cpuUsage().user / 1e6;

/** Runs one market on and on; its memory after a forced collection must not grow with its lives. Lives a second. */
const runMarket = (lives: number): { readonly ofCore: number; readonly ofClock: number } => {
  const market = new Market(1);
  market.run(warmUp);
  const [core, clock] = [used(), performance.now()];
  for (let point = 1; point <= points; point += 1) {
    if (!market.run(lives / points)) throw new Error(`a law is broken: ${market.broken?.law} ${market.broken?.told}`);
    collect();
    const megabytes = (process.memoryUsage().heapUsed / 2 ** 20).toFixed(1);
    process.stdout.write(`after ${market.lives} lives: heap ${megabytes} MB\n`);
  }
  const { steps, presses } = market.bench;
  process.stdout.write(
    `a life has ${(steps / market.lives).toFixed(1)} steps of ${(presses / market.lives).toFixed(1)} presses\n`,
  );
  return { ofCore: lives / (used() - core), ofClock: (1000 * lives) / (performance.now() - clock) };
};

/** Lives of the random walks in the short form of their test. */
const livesOfWalks = 14;

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly duration: number | null }[] }[];
}

/** The random walks over HTTP with PostgreSQL, as their test runs them. Lives a second by the clock. */
const runWalks = (): number => {
  const file = path.join(os.tmpdir(), `market-walks-${process.pid}.json`);
  const jest = ['node_modules/jest/bin/jest.js', 'test/http/squads/random-lives.test.ts', '--selectProjects', 'server'];
  spawnSync(process.execPath, [...jest, '--json', `--outputFile=${file}`], { stdio: 'ignore' });
  const { testResults }: Report = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  const [first] = testResults[0]?.assertionResults ?? [];
  return (1000 * livesOfWalks) / (first?.duration ?? Number.NaN);
};

const run = (): void => {
  const { ofCore, ofClock } = runMarket(wanted);
  process.stdout.write(
    `${(ofCore * 60).toFixed(0)} lives a minute of one core, ${(ofClock * 60).toFixed(0)} by the clock\n`,
  );
  if (alone) return;
  const walks = runWalks();
  process.stdout.write(
    `lives of the market beside random walks over HTTP: ${(ofClock / walks).toFixed(0)} × (${(ofClock * 60).toFixed(0)} a minute beside ${(walks * 60).toFixed(0)})\n`,
  );
};

run();

import fs from 'node:fs';
import path from 'node:path';
import type { LoggedEvent, LoggedStep } from '#domain/lifecycle/step-log.ts';
import { seededRandom } from '../support/seeded-random';
import { allLives, type AnyLives } from './all-lives';

type Life = readonly LoggedStep<unknown, LoggedEvent>[];

/** Where the recorded lives of a kind are. */
export const recordOf = (aggregate: string): string => path.join(import.meta.dirname, 'recorded', `${aggregate}.json`);

/**
 * Lives in which every event happens, and where there are few states every way from one to another, with what they led
 * to by the rules of now.
 */
const livesOf = ({ events, few, random: randomLife }: AnyLives): readonly Life[] => {
  const random = seededRandom(20_261_129);
  const seen = new Set<string>();
  const lives: Life[] = [];
  for (let tries = 0; tries < (few ? 1000 : 0) || events.some((type) => !seen.has(type)); tries += 1) {
    const life = randomLife(random, 14);
    const kinds = life.map(({ event, number, hash }) => {
      const before = life[number - 1];
      return few ? `${event.type}: ${before?.hash} to ${hash}` : `${event.type} after ${before?.event.type}`;
    });
    const fresh = (names: readonly string[]) => names.filter((name) => !seen.has(name)).length;
    const types = life.map(({ event }) => event.type);
    if (fresh(types) === 0 && fresh(kinds) < (few ? 1 : 9)) continue;
    for (const name of [...types, ...kinds]) seen.add(name);
    lives.push(life);
  }
  return lives;
};

/** `npm run steps:record`: the lives of every kind. */
const record = (): void => {
  for (const kind of allLives) {
    const lives = livesOf(kind);
    fs.writeFileSync(recordOf(kind.aggregate), `[\n${lives.map((life) => JSON.stringify(life)).join(',\n')}\n]\n`);
    const steps = new Set(lives.flatMap((life) => life.map(({ event }) => event.type)));
    process.stdout.write(`${kind.aggregate}: ${lives.length} lives, ${steps.size} kinds of events\n`);
  }
};

if (process.argv[1] === import.meta.filename) record();

import fs from 'node:fs';
import path from 'node:path';
import type { LoggedEvent, LoggedStep } from '#domain/lifecycle/step-log.ts';
import { seededRandom } from '../support/seeded-random';
import { allLives, type AnyLives } from './all-lives';
import { recordOf } from './record-lives';

const random = seededRandom();

const recordedOf = ({ aggregate }: AnyLives): readonly (readonly LoggedStep<unknown, LoggedEvent>[])[] =>
  JSON.parse(fs.readFileSync(recordOf(aggregate), 'utf8'));

/** `rule: step` of each step that leads elsewhere. */
const faultsIn = (kind: AnyLives, life: unknown, name: string): readonly string[] =>
  kind
    .replay(JSON.stringify(life))
    .flatMap(({ number, event, fault }) =>
      fault === null ? [] : [`${kind.aggregate}, ${name}, step ${number} (${event.type}): ${fault}`],
    );

describe.each(allLives.map((kind) => [kind.aggregate, kind] as const))('%s', (_aggregate, kind) => {
  /** A release that changes an outcome raises the version, tells of it and records anew: `npm run steps:record`. */
  test('every step that was recorded by these rules leads where it led', () => {
    expect(recordedOf(kind).flatMap((life, index) => faultsIn(kind, life, `life ${index}`))).toEqual([]);
  });

  test('every event there is happens in the recorded lives', () => {
    const happened = new Set(recordedOf(kind).flatMap((life) => life.map(({ event }) => event.type)));
    expect(kind.events.filter((type) => !happened.has(type))).toEqual([]);
  });

  test('the rules of now have their entry among the changes of rules', () => {
    const told = fs.readFileSync('docs/rule-changes.md', 'utf8').split('\n');
    const own = new RegExp(`^## ${kind.aggregate} ${kind.rules} · \\d{4}-\\d{2}-\\d{2}$`);
    expect(told.filter((line) => own.test(line))).toHaveLength(1);
    const versions = recordedOf(kind).flatMap((life) => life.map(({ rules }) => rules));
    expect(new Set(versions)).toEqual(new Set([kind.rules]));
  });

  test('a thousand random lives, stored and read again, lead where they led', () => {
    const faults = Array.from({ length: 1000 }, (_, index) => faultsIn(kind, kind.random(random, 8), `life ${index}`));
    expect(faults.flat()).toEqual([]);
  });
});

/** Lives that were reported and mended: a file without names, saved into the folder `reported`. */
test('every life that was reported once leads where it led', () => {
  const folder = path.join(import.meta.dirname, 'reported');
  const faults = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const life: readonly LoggedStep<unknown, LoggedEvent>[] = JSON.parse(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      );
      const kind = allLives.find(({ aggregate }) => life[0]?.event.type === `${aggregate}.snapshot`);
      return kind === undefined ? [`${file}: begins with no snapshot`] : faultsIn(kind, life, file);
    });
  expect(faults).toEqual([]);
});

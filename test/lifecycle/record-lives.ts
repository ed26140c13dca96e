import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { squadEventTypes } from '#domain/squad/rules/all-rules.ts';
import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { stepText } from '#domain/lifecycle/step-log.ts';
import { type LoggedSquadStep, squadLog } from '#domain/squad/step-log.ts';
import { integerBetween, seededRandom } from '../support/seeded-random';
import { possibleEvents } from './possible-events';
import { sampleSquad } from './sample-squad';
import { Walk } from './walk';

export const recordedLives = path.join(import.meta.dirname, 'recorded-lives.json');

/** The hash of a state's text, in hex. */
export const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

const beginnings: readonly (() => Walk)[] = [
  () => Walk.create(),
  () => Walk.create({ hot: true, mates: [] }),
  sampleSquad.READY,
  sampleSquad.STARTED,
  sampleSquad.IN_A_GAME,
  sampleSquad.FINISHED,
];

/** Whatever may happen to a squad of this beginning, as its log would be stored; `steps` at most. */
export const randomLife = (random: () => number, steps: number): readonly LoggedSquadStep[] => {
  const { state: begun, at: start } = (beginnings[integerBetween(random, 0, beginnings.length - 1)] ?? Walk.create)();
  let [state, at]: [SquadState, number] = [begun, start];
  const stepOf = (number: number, event: LoggedSquadStep['event']): LoggedSquadStep => ({
    number,
    rules: squadLog.rules,
    event,
    hash: hexOf(stepText(state)),
  });
  const log = [stepOf(0, { type: 'squad.snapshot', why: 'CREATED', at, state })];
  for (let number = 1; number <= steps; number += 1) {
    at += [0, 60_000, 4 * 60_000, 12 * 60_000][integerBetween(random, 0, 3)] ?? 0;
    const events = possibleEvents(state, at, integerBetween(random, 0, 1000));
    // By kind first: the many ways to invite somebody would crowd everything else out.
    const kinds = [...new Set(events.map(({ type }) => type))];
    const kind = kinds[integerBetween(random, 0, kinds.length - 1)];
    const ofKind = events.filter(({ type }) => type === kind);
    const event = ofKind[integerBetween(random, 0, ofKind.length - 1)];
    if (event === undefined) break;
    const made = applySquadEvent(state, event);
    if ('refused' in made) throw new Error(`${event.type} was possible`);
    state = made.snapshot;
    at = Math.max(at, event.at);
    log.push(stepOf(number, event));
  }
  return log;
};

/** `npm run steps:record`: lives in which every event happens, with what they led to by the rules of now. */
const record = (): void => {
  const random = seededRandom(20_261_129);
  const seen = new Set<string>();
  const lives: (readonly LoggedSquadStep[])[] = [];
  while (squadEventTypes.some((type) => !seen.has(type))) {
    const life = randomLife(random, 14);
    const kinds = life.map(({ event, number }) => `${event.type} after ${life[number - 1]?.event.type}`);
    const fresh = (names: readonly string[]) => names.filter((name) => !seen.has(name)).length;
    const types = life.map(({ event }) => event.type);
    if (fresh(types) === 0 && fresh(kinds) < 9) continue;
    for (const name of [...types, ...kinds]) seen.add(name);
    lives.push(life);
  }
  fs.writeFileSync(recordedLives, `[\n${lives.map((life) => JSON.stringify(life)).join(',\n')}\n]\n`);
  const steps = new Set(lives.flatMap((life) => life.map(({ event }) => event.type)));
  process.stdout.write(`${lives.length} lives, ${steps.size} kinds of events\n`);
};

if (process.argv[1] === import.meta.filename) record();

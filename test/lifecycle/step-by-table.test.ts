import fs from 'node:fs';
import { transition } from 'xstate';
import { isSnapshot } from '#domain/lifecycle/step-log.ts';
import { Bench } from '#domain/market/bench.ts';
import type { Life, Move } from '#domain/market/life.ts';
import { Market } from '#domain/market/market.ts';
import { projectSquad } from '#domain/squad/facts/project-squad.ts';
import type { PublicSquadState, SquadState } from '#domain/squad/facts/squad-context.ts';
import { type SquadEvent, squadEventTypes } from '#domain/squad/rules/all-rules.ts';
import { restoreSquad, squadMachine } from '#domain/squad/squad-machine.ts';
import { stepByTable } from '#domain/squad/step-by-table.ts';
import { type LoggedSquadStep, replaySquad } from '#domain/squad/step-log.ts';
import { seededRandom } from '../support/seeded-random';
import { squadLives } from './life-makers';
import { hexOf, randomLifeOf } from './random-life';
import { recordOf } from './record-lives';

/** A press in the state in which it was made. */
interface Tried {
  readonly state: SquadState;
  readonly event: SquadEvent;
}

/** What XState makes of the machine. */
const byMachine = ({ value, context }: PublicSquadState, event: SquadEvent) => {
  const [after, actions] = transition(squadMachine, restoreSquad(value, context), event);
  const effects = actions.flatMap(({ type, params }) => (type === 'effect' ? [params] : []));
  return { value: after.value, context: after.context, effects };
};

/** The same of the plain step; a refused event changes nothing. */
const byTable = (state: PublicSquadState, event: SquadEvent) => {
  const made = stepByTable(state, event);
  return 'refused' in made ? { ...state, effects: [] } : { ...made.snapshot, effects: made.effects };
};

/** Compares both, for the server and for whoever presses and sees less; how often the event was made and refused. */
const compare = (tried: readonly Tried[]): ReadonlyMap<string, { made: number; refused: number }> => {
  const counts = new Map(squadEventTypes.map((type) => [type, { made: 0, refused: 0 }]));
  for (const { state, event } of tried) {
    expect([event, byTable(state, event)]).toEqual([event, byMachine(state, event)]);
    const { by } = event;
    const seen = { value: state.value, context: projectSquad(state.context, typeof by === 'string' ? by : null) };
    expect([event, byTable(seen, event)]).toEqual([event, byMachine(seen, event)]);
    const count = counts.get(event.type);
    if (count) count['refused' in stepByTable(state, event) ? 'refused' : 'made'] += 1;
  }
  return counts;
};

const neverIn = (counts: ReturnType<typeof compare>, what: 'made' | 'refused'): readonly string[] =>
  [...counts].flatMap(([type, count]) => (count[what] === 0 ? [type] : []));

/** Every event of a life in every state of it: most of them are refused there. */
const everyWhere = (life: readonly LoggedSquadStep[]): readonly Tried[] => {
  const states = replaySquad(life, hexOf).flatMap(({ state }) => state ?? []);
  const events = life.flatMap(({ event }) => (isSnapshot(event) ? [] : [event]));
  return states.flatMap((state) => events.map((event) => ({ state, event })));
};

test('every event of every recorded life, in every state of that life, does by the table what XState does', () => {
  const lives: readonly (readonly LoggedSquadStep[])[] = JSON.parse(fs.readFileSync(recordOf('squad'), 'utf8'));
  const counts = compare(lives.flatMap(everyWhere));
  expect([neverIn(counts, 'made'), neverIn(counts, 'refused')]).toEqual([[], []]);
});

test('random lives go by the table as they go by XState', () => {
  const random = seededRandom();
  const lives = Array.from({ length: 30 }, () => randomLifeOf(squadLives, random, 10));
  expect(compare(lives.flatMap(everyWhere)).size).toBe(squadEventTypes.length);
});

const eventOf = (move: Move): SquadEvent | null => {
  if (move.kind === 'press') return move.event;
  return move.kind === 'succeed' ? { type: 'squad.recreated', by: move.by, at: move.at, newSquadId: 1 } : null;
};

/** What the people of a market and its clock pressed in one life. */
const pressesOf = ({ moves }: Life): readonly Tried[] => {
  const bench = new Bench({ judges: false });
  const presses: Tried[] = [];
  let life: Life | null = null;
  for (const move of moves) {
    const event = eventOf(move);
    if (life !== null && event !== null) presses.push({ state: life.state, event });
    life = bench.play(life, move);
  }
  return presses;
};

test('what people press in a market, allowed or not, does by the table what XState does', () => {
  const presses: Tried[] = [];
  new Market(20_261_130, { judges: false, onEnd: (life) => void presses.push(...pressesOf(life)) }).run(100);
  const counts = [...compare(presses).values()];
  expect(counts.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan(500);
  expect(counts.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(100);
});

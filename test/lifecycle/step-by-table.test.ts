import fs from 'node:fs';
import { transition } from 'xstate';
import { isSnapshot } from '#domain/lifecycle/step-log.ts';
import { Bench } from '#domain/market/bench.ts';
import type { Life, Move } from '#domain/market/life.ts';
import { Market } from '#domain/market/market.ts';
import { definitionOf, squadEvents } from '#domain/squad/events/all-events.ts';
import { projectSquad } from '#domain/squad/facts/project-squad.ts';
import type { PublicSquadState, SquadState } from '#domain/squad/facts/squad-context.ts';
import { type SquadEvent, squadEventTypes } from '#domain/squad/rules/all-rules.ts';
import { restoreSquad, squadMachine } from '#domain/squad/squad-machine.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { stepByTable } from '#domain/squad/step-by-table.ts';
import { type LoggedSquadStep, replaySquad } from '#domain/squad/step-log.ts';
import { seededRandom } from '../support/seeded-random';
import { squadLives } from './life-makers';
import { possibleEvents } from './possible-events';
import { hexOf, randomLifeOf } from './random-life';
import { recordOf } from './record-lives';
import { sampleSquad } from './sample-squad';
import type { Walk } from './walk';

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

const recorded = (): readonly Tried[] => {
  const lives: readonly (readonly LoggedSquadStep[])[] = JSON.parse(fs.readFileSync(recordOf('squad'), 'utf8'));
  return lives.flatMap(everyWhere);
};

test('every event of every recorded life, in every state of that life, does by the table what XState does', () => {
  const counts = compare(recorded());
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

const inMarket = (lives: number): readonly Tried[] => {
  const presses: Tried[] = [];
  new Market(3, { judges: false, onEnd: (life) => void presses.push(...pressesOf(life)) }).run(lives);
  return presses;
};

test('what people press in a market, allowed or not, does by the table what XState does', () => {
  const counts = [...compare(inMarket(60)).values()];
  expect(counts.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan(500);
  expect(counts.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(100);
});

/** Deadlines of a dispute that end while the game still runs: no market plays for so long. */
const disputedInGame = (): readonly Tried[] => {
  const game = (): Walk => {
    const walk = sampleSquad.IN_A_GAME();
    return walk.send({ type: 'squad.openDispute', by: 'owner', at: walk.at, wantedPercent: 50 });
  };
  const refused = game();
  refused.send({ type: 'squad.answerDispute', by: 'mate', at: refused.at, granted: false });
  return [game(), refused].flatMap(({ state, at }) => possibleEvents(state, at, 0).map((event) => ({ state, event })));
};

/** The transition that an event takes; null: it is refused. */
const transitionOf = ({ state, event }: Tried): string | null => {
  const { value, context } = state;
  if (squadRefusal(state, event) !== null) return null;
  return `${value} ${event.type}#${definitionOf(event).transitionIndex(value, context, event)}`;
};

test('every transition there is does by the table what XState does', () => {
  const firsts = new Map<string, Tried>();
  for (const tried of [...recorded(), ...disputedInGame(), ...inMarket(500)]) {
    const taken = transitionOf(tried);
    if (taken !== null && !firsts.has(taken)) firsts.set(taken, tried);
  }
  compare([...firsts.values()]);
  const all = squadEvents.flatMap(({ type, statuses, transitionsFrom }) =>
    statuses.flatMap((status) => transitionsFrom(status).map((_, index) => `${status} ${type}#${index}`)),
  );
  expect(all.filter((name) => !firsts.has(name))).toEqual([]);
});

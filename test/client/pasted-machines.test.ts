import * as xstate from 'xstate';
import * as xstate4 from 'xstate4';
import { allMachines } from '#client/pages/dev/machines/all-machines.ts';
import { studioModule, visualizerModule } from '#client/pages/dev/machines/drawing/machine-modules.ts';

/** Runs a module as the tools do: its text, with the names that it imports. */
const evaluate = (source: string, names: Readonly<Record<string, unknown>>): unknown => {
  const body = source.replace(/^import .*$/m, '').replace('export const machine =', 'return');
  return Reflect.apply(new Function(...Object.keys(names), body), null, Object.values(names));
};

const isMachine5 = (value: unknown): value is xstate.AnyStateMachine => value instanceof xstate.StateMachine;
const isMachine4 = (value: unknown): value is xstate4.AnyStateMachine => value instanceof xstate4.StateNode;

interface Step {
  readonly from: string;
  /** The event, as XState 5 calls it; null for a transition that the machine makes by itself. */
  readonly event: string | null;
  /** The place among the transitions of this event. */
  readonly at: number;
  readonly to: string;
}

const stepsOf = (machine: xstate.AnyStateMachine): readonly Step[] =>
  Object.values(machine.states).flatMap((node: xstate.AnyStateMachine['root']) => {
    const stepsFrom = (event: string | null, transitions: readonly xstate.AnyTransitionDefinition[]): Step[] =>
      transitions.map(({ target }, at) => ({ from: node.key, event, at, to: target?.[0]?.key ?? node.key }));
    const own = [...node.transitions].flatMap(([event, list]) => stepsFrom(event, list));
    const inherited = node.type === 'final' ? [] : [...machine.root.transitions];
    return [
      ...own,
      ...inherited.flatMap(([event, list]) => (node.transitions.has(event) ? [] : stepsFrom(event, list))),
      ...stepsFrom(null, node.always ?? []),
    ];
  });

/** Where the machine goes on by itself, without a condition. */
const settled = (machine: xstate.AnyStateMachine, key: string): string => {
  const node: xstate.AnyStateMachine['root'] | undefined = machine.states[key];
  const next = node?.always?.find(({ guard }) => guard === undefined)?.target?.[0]?.key;
  return next === undefined ? key : settled(machine, next);
};

/** Invoked services are named after what they run. */
const withService = (machine: xstate.AnyStateMachine, event: string): string => {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1];
  const src = Object.values(machine.states).flatMap((node: xstate.AnyStateMachine['root']) =>
    node.invoke.flatMap((one) => (one.id === id ? [String(one.src)] : [])),
  )[0];
  return id === undefined || src === undefined ? event : event.replace(id, src);
};

const eventIn4 = (event: string): string =>
  event
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.platform.')
    .replace(/^xstate\.after\.(\w+)\.(.+)$/, 'xstate.after($1)#$2');

describe.each(allMachines.map((machine) => ({ id: machine.id, machine })))('«$id», pasted', ({ machine }) => {
  const studio = evaluate(studioModule(machine), { setup: xstate.setup, fromPromise: xstate.fromPromise });
  const visualizer = evaluate(visualizerModule(machine), { createMachine: xstate4.createMachine });
  if (!isMachine5(studio) || !isMachine4(visualizer)) throw new Error('A module makes a machine');

  const wordOf = ({ from, event, at }: Step): unknown => {
    const node: xstate.AnyStateMachine['root'] | undefined = studio.states[from];
    const name = event === null ? null : withService(machine, event);
    const list = name === null ? node?.always : (node?.transitions.get(name) ?? studio.root.transitions.get(name));
    return list?.[at]?.guard;
  };
  const steps = stepsOf(machine).map((step) => ({ ...step, word: wordOf(step) }));

  test('stands in the initial state, in both', () => {
    const initial = settled(machine, String(machine.config.initial));
    const actor = xstate.createActor(studio).start();
    expect([actor.getSnapshot().status, actor.getSnapshot().value]).toEqual([
      machine.states[initial]?.type === 'final' ? 'done' : 'active',
      initial,
    ]);
    expect(visualizer.initialState.value).toBe(initial);
  });

  test('makes every transition as ours does, in both', () => {
    const made = steps.map(({ from, event, word }) => {
      const context = { when: event === null ? [word] : [] };
      const name = event === null ? 'nothing' : withService(machine, event);
      const next5 = xstate.getNextSnapshot(studio, studio.resolveState({ value: from, context }), {
        type: name,
        when: word,
      });
      const next4 = visualizer.withContext(context).transition(from, { type: eventIn4(name), when: word });
      return { from, event, in5: next5.value, in4: next4.value };
    });
    const ours = steps.map(({ from, event, to }) => ({
      from,
      event,
      in5: settled(machine, to),
      in4: settled(machine, to),
    }));
    expect(made).toEqual(ours);
    expect(made.length).toBeGreaterThan(1);
  });

  test('lets every event be pressed, in both', () => {
    const pressable = steps.map(({ from, event }) => {
      const name = event === null ? '' : eventIn4(withService(machine, event));
      const node4 = visualizer.states[from];
      const node5: xstate.AnyStateMachine['root'] | undefined = studio.states[from];
      const name5 = event === null ? '' : withService(machine, event);
      return {
        from,
        event,
        in4: [...(node4?.ownEvents ?? []), ...visualizer.ownEvents].includes(name),
        in5: event === null || [...(node5?.ownEvents ?? []), ...studio.root.ownEvents].includes(name5),
      };
    });
    expect(pressable.filter(({ in4, in5 }) => !in4 || !in5)).toEqual([]);
  });

  test('draws a name of its own for each condition', () => {
    const guarded = steps.filter(({ word }) => word !== undefined);
    const places = guarded.map(({ from, event, word }) => `${from} ${event} ${String(word)}`);
    expect(new Set(places).size).toBe(places.length);
    expect(guarded.filter(({ word }) => typeof word !== 'string' || word === 'условие')).toEqual([]);
  });

  test('refuses a condition that nobody named', () => {
    const named = steps.filter(
      ({ event, word, at }) => event !== null && at === 0 && typeof word === 'string' && !word.startsWith('можно: '),
    );
    for (const { from, event, word } of named) {
      const state = studio.resolveState({ value: from, context: { when: [] } });
      const other = { type: withService(machine, event ?? ''), when: `не ${String(word)}` };
      const guard = studio.implementations.guards[String(word)];
      expect([word, typeof guard]).toEqual([word, 'function']);
      expect(Reflect.apply(Object(guard), null, [{ context: state.context, event: other }])).toBe(false);
    }
  });
});

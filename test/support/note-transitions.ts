import fs from 'node:fs';
import path from 'node:path';
import type * as xstate from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';

/*
 * With NOTE_TRANSITIONS, a folder, every test file writes into it which transitions of the machines it has taken, as
 * `machine state event#place` (see `npm run machines:taken`).
 */

type Xstate = typeof xstate;

const noted = new Set<string>();

const isMachine = (logic: unknown, { StateMachine }: Xstate): logic is AnyStateMachine => logic instanceof StateMachine;

const placeOf = (machine: AnyStateMachine, source: string, type: string, place: number): void => {
  if (place >= 0) noted.add(`${machine.id} ${source} ${type}#${place}`);
};

interface Facts {
  readonly context: unknown;
  readonly event: AnyEventObject;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether a guard of the machine holds: an inline one, or one by its name with or without parameters. */
const holds = (machine: AnyStateMachine, guard: unknown, facts: Facts): boolean => {
  if (guard === undefined) return true;
  const named = machine.implementations.guards[typeof guard === 'string' ? guard : String(field(guard, 'type'))];
  const code: unknown = typeof guard === 'function' ? guard : named;
  return typeof code === 'function' && Reflect.apply(code, null, [facts, field(guard, 'params')]) === true;
};

/** The automatic transition from where an event led to where the machine came to rest. */
const noteAlways = (machine: AnyStateMachine, from: string, to: string, facts: Facts): void => {
  const always = machine.states[from]?.always ?? [];
  if (from === to) return;
  const place = always.findIndex(({ target, guard }) => target?.[0]?.key === to && holds(machine, guard, facts));
  placeOf(machine, from, '', place);
};

const note = (
  { getMicrosteps }: Xstate,
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
) => {
  if (before.status !== 'active') return;
  for (const transition of machine.getTransitionData(before, event) ?? []) {
    const { source, eventType, target } = transition;
    const place = [...(source.transitions.get(eventType) ?? [])].indexOf(transition);
    placeOf(machine, source === machine.root ? '*' : source.key, eventType, place);
    const [first] = getMicrosteps(machine, before, event);
    const context: unknown = first?.[0].context;
    noteAlways(machine, target?.[0]?.key ?? String(before.value), String(after.value), { context, event });
  }
};

const watching = (actual: Xstate, inspect: unknown) => {
  const last = new Map<AnyActorRef, AnyMachineSnapshot>();
  return (event: InspectionEvent): void => {
    if (typeof inspect === 'function') inspect(event);
    if (event.type !== '@xstate.snapshot' || !('value' in event.snapshot)) return;
    const actor: unknown = event.actorRef;
    const logic: unknown = actor instanceof actual.Actor ? actor.logic : null;
    if (!(actor instanceof actual.Actor) || !isMachine(logic, actual) || !actual.isMachineSnapshot(event.snapshot))
      return;
    const before = last.get(actor);
    if (before === undefined)
      noteAlways(logic, String(logic.config.initial), String(event.snapshot.value), {
        context: event.snapshot.context,
        event: event.event,
      });
    else note(actual, logic, before, event.event, event.snapshot);
    last.set(actor, event.snapshot);
  };
};

const folder = process.env['NOTE_TRANSITIONS'];

if (folder !== undefined) {
  jest.doMock('xstate', () => {
    const actual = jest.requireActual<Xstate>('xstate');
    const { prototype } = actual.StateMachine;
    const step: unknown = Reflect.get(prototype, 'transition');
    // All ways to make a step meet here: `transition`, `getNextSnapshot`, and the squad's own.
    prototype.transition = function noted(this: AnyStateMachine, ...[before, event, scope]): AnyMachineSnapshot {
      const after: unknown = typeof step === 'function' ? Reflect.apply(step, this, [before, event, scope]) : null;
      if (!actual.isMachineSnapshot(after)) throw new Error('A step of a machine leads to a snapshot');
      note(actual, this, before, event, after);
      return after;
    };
    return {
      ...actual,
      createActor: (logic: AnyStateMachine, options: { readonly inspect?: unknown } = {}) =>
        actual.createActor(logic, { ...options, inspect: watching(actual, options.inspect) }),
    };
  });
  afterAll(() => {
    const name = path.basename(expect.getState().testPath ?? 'test');
    if (noted.size > 0) fs.writeFileSync(path.join(folder, `${name}.txt`), [...noted].join('\n'));
  });
}

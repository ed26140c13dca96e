import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { Message } from '../sequence/sequence-diagram';
import { movableClock, type MovableClock } from './movable-clock';
import { type Playable, playStart } from './playable';
import type { PlayStart, PlayStep, Tape } from './tape';
import { texts } from './texts';
import { nodeOf, takes, whyNot } from './why-not';

/** What will happen by itself. */
export interface Waiting {
  readonly label: string;
  /** Epoch ms. */
  readonly at: number;
}

/** A play after one of its steps. */
export interface Frame {
  /** Null: before the first step. */
  readonly step: PlayStep | null;
  readonly snapshot: AnyMachineSnapshot;
  readonly state: string;
  readonly context: unknown;
  /** The played clock, epoch ms. */
  readonly at: number;
  /** Why the step changed nothing. */
  readonly refused: string | null;
  /** What the step did, as a test repeats it: events that were sent, and ms that passed between them. */
  readonly done: readonly PlayStep[];
  readonly messages: readonly Message[];
  readonly waiting: readonly Waiting[];
  /** Names of the services that are at work. */
  readonly working: readonly string[];
}

export interface Played {
  readonly frames: readonly Frame[];
  /** What the machine could not bear; the frames end before it. */
  readonly failure: string | null;
}

export const serviceEvent = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** What a message says, in a word where the machine's own name for it says nothing. */
const wordOf = (type: string): string => {
  if (type.startsWith('xstate.done.')) return texts.answered;
  if (type.startsWith('xstate.error.')) return texts.failedToAnswer;
  return type.startsWith('xstate.after.') ? texts.delay : type;
};

/** A service answers when the player presses so. */
const waits = fromPromise(() => new Promise<never>(() => undefined));

const serviceIds = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    Object.values(machine.states).flatMap((node: AnyStateMachine['root']) =>
      node.invoke.map(({ id, src }) => [id, String(src)] as const),
    ),
  );

/** The machine with services that wait. */
const withWaitingServices = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({ actors: Object.fromEntries([...serviceIds(machine).values()].map((src) => [src, waits])) });

/** A state with a service, a delay or a way on of its own is entered, so that they begin; any other is restored as it is. */
export const isEntered = (machine: AnyStateMachine, state: string): boolean => {
  const node: AnyStateMachine['root'] | undefined = machine.states[state];
  if (node === undefined) return false;
  return node.invoke.length + node.after.length > 0 || (node.always ?? []).some(({ guard }) => guard === undefined);
};

/** The machine with another beginning. */
const beginningIn = (machine: AnyStateMachine, { state, context }: PlayStart): AnyStateMachine => {
  const config: AnyStateMachine['config'] = { ...machine.config, initial: state, context };
  return new StateMachine(config, machine.implementations);
};

const actorAt = (
  machine: AnyStateMachine,
  input: unknown,
  start: PlayStart | null,
  clock: MovableClock,
  inspect: (event: InspectionEvent) => void,
): Actor<AnyStateMachine> => {
  const options = { id: machine.id, clock, inspect };
  if (start === null) return createActor(machine, { ...options, input });
  return isEntered(machine, start.state)
    ? createActor(beginningIn(machine, start), options)
    : createActor(machine, {
        ...options,
        snapshot: machine.resolveState({ value: start.state, context: start.context }),
      });
};

const errorText = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error));

/** Deadlines that refuse to go away are not carried out for ever. */
const mostDeadlines = 50;

/** Plays a tape from its start to where it is wound, on a clock of its own. */
export const play = (playable: Playable, tape: Tape): Played => {
  const machine = withWaitingServices(playable.machine);
  const services = serviceIds(machine);
  const clock = movableClock(playStart);
  const frames: Frame[] = [];
  let messages: Message[] = [];
  let sender: string = texts.tester;
  let failure: string | null = null;

  const nameOf = (id: string): string => services.get(id) ?? id;
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.event') return;
    const { type } = event.event;
    const source = event.sourceRef;
    const service = serviceEvent.exec(type)?.[1];
    const from = source !== undefined && 'id' in source ? nameOf(String(source.id)) : sender;
    const to = 'id' in event.actorRef ? nameOf(String(event.actorRef.id)) : machine.id;
    if (type !== 'xstate.init')
      messages = [...messages, { from: service === undefined ? from : nameOf(service), to, type: wordOf(type) }];
    else if (source !== undefined) messages = [...messages, { from, to, type: texts.begins }];
  };

  const begun = (start: PlayStart | null): Actor<AnyStateMachine> => {
    const next = actorAt(machine, playable.input(playStart), start, clock, inspect);
    next.subscribe({
      error: (error) => {
        failure = errorText(error);
      },
    });
    return next.start();
  };

  const send = (event: AnyEventObject): void => {
    const before = actor.getSnapshot();
    if (before.status !== 'active') return;
    actor.send(event);
    const after = actor.getSnapshot();
    if (playable.settle === null || failure !== null || !takes(machine, before, event)) return;
    const state = String(after.value);
    const context = playable.settle(before, clock.now(), event, state);
    actor.stop();
    actor = begun({ state, context });
  };

  const wait = (ms: number): readonly PlayStep[] => {
    const until = clock.now() + ms;
    const done: PlayStep[] = [];
    const move = (moment: number): void => {
      if (moment > clock.now()) done.push({ wait: moment - clock.now() });
      clock.moveTo(moment);
    };
    sender = texts.clock;
    for (let count = 0; count < mostDeadlines && failure === null; count += 1) {
      const [due] = playable.deadlines(actor.getSnapshot(), clock.now()).toSorted((one, other) => one.at - other.at);
      if (due === undefined || due.at > until || actor.getSnapshot().status !== 'active') break;
      move(Math.max(due.at, clock.now()));
      if (!takes(machine, actor.getSnapshot(), due.event)) break;
      done.push({ event: due.event });
      send(due.event);
    }
    move(until);
    sender = texts.tester;
    return done;
  };

  const waitingNow = (snapshot: AnyMachineSnapshot): readonly Waiting[] => {
    const delays = nodeOf(machine, snapshot)?.after ?? [];
    const own = clock.alarms().map((at, index) => ({ label: delays[index]?.description ?? texts.delay, at }));
    const due =
      snapshot.status === 'active'
        ? playable.deadlines(snapshot, clock.now()).map(({ event, at }) => ({ label: event.type, at }))
        : [];
    return [...own, ...due].sort((one, other) => one.at - other.at);
  };

  const keep = (step: PlayStep | null, refused: string | null, done: readonly PlayStep[]): void => {
    const snapshot = actor.getSnapshot();
    frames.push({
      step,
      snapshot,
      state: String(snapshot.value),
      context: snapshot.context,
      at: clock.now(),
      refused,
      done,
      messages,
      waiting: waitingNow(snapshot),
      working: snapshot.status === 'active' ? Object.keys(snapshot.children).map(nameOf) : [],
    });
    messages = [];
  };

  let actor: Actor<AnyStateMachine>;
  try {
    actor = begun(tape.start);
    if (failure === null) keep(null, null, []);
    for (const step of tape.steps.slice(0, tape.at)) {
      if (failure !== null) break;
      if ('wait' in step) {
        const done = wait(step.wait);
        if (failure === null) keep(step, null, done);
        continue;
      }
      const refused = whyNot(playable, actor.getSnapshot(), clock.now(), step.event);
      send(step.event);
      if (failure === null) keep(step, refused, [step]);
    }
  } catch (error) {
    failure = errorText(error);
  }
  return { frames, failure };
};

import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
} from 'xstate';

/** When every play begins, epoch ms: a link gives the same steps at any time. */
export const playStart = Date.UTC(2026, 0, 15, 12);

/** Where a played machine stands. */
export interface Scene<Context = unknown> {
  readonly state: string;
  readonly context: Context;
  /** The time of the played clock, epoch ms. */
  readonly at: number;
}

/** What an event carries besides its type. */
type Payload<Event, Type> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Omit<Event, 'type'>
    : never
  : never;

/** What a service may answer. */
export interface Answers {
  readonly outputs: readonly unknown[];
  readonly errors: readonly unknown[];
}

interface Deadline {
  readonly event: AnyEventObject;
  /** When the server's clock sends it, epoch ms. */
  readonly at: number;
}

interface Description<Machine extends AnyStateMachine> {
  /** How a test imports the machine. */
  readonly file: string;
  readonly name: string;
  readonly input: (at: number) => InputFrom<Machine>;
  /** Payloads of every event of the machine, the likeliest first; an event that is missing does not compile. */
  readonly events: {
    readonly [Type in EventFromLogic<Machine>['type']]: (
      scene: Scene<ContextFrom<Machine>>,
    ) => readonly Payload<EventFromLogic<Machine>, Type>[];
  };
  /** By the name of the service. */
  readonly services?: Readonly<Record<string, Answers>>;
  /** Values that a field of a payload may have. */
  readonly choices?: Readonly<Record<string, readonly unknown[]>>;
  /** Why the rules refuse an event, as people read it; null when they accept it. */
  readonly refusal?: (scene: Scene<ContextFrom<Machine>>, event: EventFromLogic<Machine>) => string | null;
  /** Events that the server's clock will send. */
  readonly deadlines?: (scene: Scene<ContextFrom<Machine>>) => readonly Deadline[];
  /** The facts after an event, where the product stores them and not the machine; `state`: where the event led. */
  readonly settle?: (
    before: Scene<ContextFrom<Machine>>,
    event: EventFromLogic<Machine>,
    state: string,
  ) => ContextFrom<Machine>;
  /** Events, in order, that lead to states too far for a search; a number waits so many ms. */
  readonly walk?: readonly (number | EventFromLogic<Machine>['type'])[];
}

/** A machine with what is needed to play it; the types of its events are erased. */
export interface Playable {
  readonly machine: AnyStateMachine;
  readonly file: string;
  readonly name: string;
  readonly input: (at: number) => unknown;
  readonly eventTypes: readonly string[];
  readonly samples: (type: string, snapshot: AnyMachineSnapshot, at: number) => readonly AnyEventObject[];
  readonly services: Readonly<Record<string, Answers>>;
  readonly choices: Readonly<Record<string, readonly unknown[]>>;
  readonly refusal: (snapshot: AnyMachineSnapshot, at: number, event: AnyEventObject) => string | null;
  readonly deadlines: (snapshot: AnyMachineSnapshot, at: number) => readonly Deadline[];
  /** Null: the machine keeps its facts itself. */
  readonly settle: ((before: AnyMachineSnapshot, at: number, event: AnyEventObject, state: string) => unknown) | null;
  readonly walk: readonly (number | string)[];
}

type Sampler<Context> = (scene: Scene<Context>) => readonly object[];

/** Describes how a machine is played, typed against its events. */
export const playable = <Machine extends AnyStateMachine>(
  machine: Machine,
  description: Description<Machine>,
): Playable => {
  const { file, name, input, events, services = {}, choices = {}, refusal, deadlines, settle, walk = [] } = description;
  const samplers = new Map<string, Sampler<ContextFrom<Machine>>>(Object.entries(events));
  const isOwn = (event: AnyEventObject): event is EventFromLogic<Machine> => samplers.has(event.type);
  const sceneOf = ({ value, context }: AnyMachineSnapshot, at: number): Scene<ContextFrom<Machine>> => ({
    state: String(value),
    context,
    at,
  });
  return {
    machine,
    file,
    name,
    input,
    eventTypes: [...samplers.keys()],
    samples: (type, snapshot, at) =>
      (samplers.get(type)?.(sceneOf(snapshot, at)) ?? []).map((payload) => ({ type, ...payload })),
    services,
    choices,
    refusal: (snapshot, at, event) =>
      refusal !== undefined && isOwn(event) ? refusal(sceneOf(snapshot, at), event) : null,
    deadlines: (snapshot, at) => deadlines?.(sceneOf(snapshot, at)) ?? [],
    settle:
      settle === undefined
        ? null
        : (before, at, event, state) => (isOwn(event) ? settle(sceneOf(before, at), event, state) : before.context),
    walk,
  };
};

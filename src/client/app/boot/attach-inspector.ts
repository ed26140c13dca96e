import { type ActorRefLike, type InspectionEvent, StateMachine } from 'xstate';
import { disputeMachine } from '#domain/squad/dispute-machine.ts';
import { earlyFinishMachine } from '#domain/squad/early-finish-machine.ts';
import { squadMachine } from '#domain/squad/squad-machine.ts';
import { setInspector } from '../../kit/machines/inspection';
import { type ActorReport, type InspectionMessage, openInspectionChannel } from '../../kit/machines/inspection-channel';
import { randomId } from '#client/kit/store/random-id.ts';

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

/** For reading only; a file or a circular object gives an empty string. */
const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, null, 2) ?? '';
  } catch {
    return '';
  }
};

/** A squad keeps the states of two smaller machines in its context: they are reported as machines of their own. */
const innerMachines = (machineId: string, actorId: string, snapshot: unknown) => {
  if (machineId !== squadMachine.id) return [];
  const context = fieldOf(snapshot, 'context');
  const dispute = fieldOf(fieldOf(context, 'dispute'), 'status');
  const earlyFinish = fieldOf(context, 'earlyFinish');
  return [
    {
      machineId: disputeMachine.id,
      actorId,
      state: typeof dispute === 'string' ? dispute : 'NONE',
      context: jsonOf(fieldOf(context, 'dispute')),
      working: [],
    },
    {
      machineId: earlyFinishMachine.id,
      actorId,
      state: earlyFinish ? 'REQUESTED' : 'NONE',
      context: jsonOf(earlyFinish),
      working: [],
    },
  ];
};

interface ActorState {
  readonly machineId: string;
  readonly actorId: string;
  readonly state: string;
  readonly context: string;
  readonly working: readonly string[];
}

const idOf = (actor: ActorRefLike): string => ('id' in actor ? String(actor.id) : actor.sessionId);

/** A service answers with an event that names it. */
const serviceAnswer = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** The name of a service or actor that a machine has started, else its id. */
const childName = (snapshot: unknown, id: string): string => {
  const src = fieldOf(fieldOf(fieldOf(snapshot, 'children'), id), 'src');
  return typeof src === 'string' ? src : id;
};

/** Who sent an event: null for one that the page sent. */
const senderOf = (event: InspectionEvent): string | null => {
  if (event.type !== '@xstate.event') return null;
  const service = serviceAnswer.exec(event.event.type)?.[1];
  if (service !== undefined) return childName(event.actorRef.getSnapshot(), service);
  return event.sourceRef ? idOf(event.sourceRef) : null;
};

const stateText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const machineOf = (actor: ActorRefLike): string | null =>
  'logic' in actor && actor.logic instanceof StateMachine ? actor.logic.id : null;

const actorStatesIn = (event: InspectionEvent): readonly ActorState[] => {
  if (event.type !== '@xstate.snapshot') return [];
  const machineId = machineOf(event.actorRef);
  const { snapshot } = event;
  if (machineId === null || !('value' in snapshot)) return [];
  const actorId = idOf(event.actorRef);
  const context = jsonOf(fieldOf(snapshot, 'context'));
  const working = Object.keys(fieldOf(snapshot, 'children') ?? {}).map((id) => childName(snapshot, id));
  return [
    { machineId, actorId, state: stateText(snapshot.value), context, working },
    ...innerMachines(machineId, actorId, snapshot),
  ];
};

/** Where Stately's inspector is, and the name of its window, as `@statelyai/inspect` opens it. */
const stately = { url: 'https://stately.ai/inspect', window: 'xstateinspector' } as const;

export interface StatelyInspector {
  /** What happened before it was opened is shown too. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Opens its window, which browsers allow only on a press; it needs internet access. False if it was blocked. */
  readonly open: () => boolean;
}

const prepareStately = async (): Promise<StatelyInspector> => {
  const { createBrowserInspector } = await import(/* webpackChunkName: "stately-inspector" */ '@statelyai/inspect');
  const inspector = createBrowserInspector({ autoStart: false, url: stately.url });
  return {
    inspect: (event) => inspector.inspect.next?.(event),
    open: () => {
      if (window.open('', stately.window) === null) return false;
      inspector.start();
      return true;
    },
  };
};

/**
 * Reports the state machines of this page to every page of this browser that listens, such as /dev/machines.
 * `?inspect=stately` also shows them in Stately's inspector, which is returned. Call it once.
 */
export const attachInspector = async (mode: string | null): Promise<StatelyInspector | null> => {
  const inspector = mode === 'stately' ? await prepareStately() : null;
  const channel = openInspectionChannel();
  const pageId = randomId();
  const lastReports = new Map<string, ActorReport>();
  /** Of the event that an actor is handling, by the actor's session. */
  const senders = new Map<string, string | null>();
  const post = (message: InspectionMessage) => channel.postMessage(message);

  setInspector((event, cause) => {
    inspector?.inspect(event);
    if (event.type === '@xstate.event') senders.set(event.actorRef.sessionId, senderOf(event));
    if (event.type !== '@xstate.snapshot') return;
    const { type } = event.event;
    const name = type === 'xstate.init' && cause !== undefined ? `server.${cause}` : type;
    const payload = jsonOf(event.event);
    const sender = senders.get(event.actorRef.sessionId) ?? null;
    senders.delete(event.actorRef.sessionId);
    for (const current of actorStatesIn(event)) {
      const key = `${current.machineId} ${current.actorId}`;
      const previous = lastReports.get(key);
      // A squad's inner machines are compared after each of its steps: only their own changes are reported.
      if (previous?.state === current.state && previous.context === current.context) continue;
      const report: ActorReport = { type: 'actor', pageId, ...current, event: name, sender, payload, at: Date.now() };
      lastReports.set(key, { ...report, event: null });
      post(report);
    }
  });
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'roll') for (const report of lastReports.values()) post(report);
  });
  addEventListener('pagehide', () => post({ type: 'gone', pageId }));
  return inspector;
};

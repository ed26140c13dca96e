import { type ActorRefLike, type InspectionEvent, StateMachine } from 'xstate';
import { disputeMachine } from '../../../domain/squad/dispute-machine';
import { earlyFinishMachine } from '../../../domain/squad/early-finish-machine';
import { squadMachine } from '../../../domain/squad/squad-machine';
import { setInspector } from '../../kit/machines/inspection';
import { type ActorReport, type InspectionMessage, openInspectionChannel } from '../../kit/machines/inspection-channel';

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

/** A squad carries the states of two smaller machines in its context: where they stand is read from there. */
export const innerMachines = (machineId: string, actorId: string, snapshot: unknown) => {
  if (machineId !== squadMachine.id) return [];
  const context = fieldOf(snapshot, 'context');
  const dispute = fieldOf(fieldOf(context, 'dispute'), 'status');
  return [
    { machineId: disputeMachine.id, actorId, state: typeof dispute === 'string' ? dispute : 'NONE' },
    { machineId: earlyFinishMachine.id, actorId, state: fieldOf(context, 'earlyFinish') ? 'REQUESTED' : 'NONE' },
  ];
};

interface Seen {
  readonly machineId: string;
  readonly actorId: string;
  readonly state: string;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const machineOf = (actor: ActorRefLike): string | null =>
  'logic' in actor && actor.logic instanceof StateMachine ? actor.logic.id : null;

const seenIn = (event: InspectionEvent): readonly Seen[] => {
  if (event.type !== '@xstate.snapshot') return [];
  const machineId = machineOf(event.actorRef);
  const { snapshot } = event;
  if (machineId === null || !('value' in snapshot)) return [];
  const actorId = 'id' in event.actorRef ? String(event.actorRef.id) : event.actorRef.sessionId;
  return [{ machineId, actorId, state: wordsOf(snapshot.value) }, ...innerMachines(machineId, actorId, snapshot)];
};

/** Opens Stately's own inspector in a window of its own; it needs the internet. */
const openStately = async () => {
  const { createBrowserInspector } = await import(/* webpackChunkName: "stately-inspector" */ '@statelyai/inspect');
  const { inspect } = createBrowserInspector();
  return (event: InspectionEvent): void => inspect.next?.(event);
};

/**
 * Tells every page of this browser that listens, such as /dev/machines, what the machines of this one do.
 * `?inspect=stately` shows them in Stately's inspector too. Call it once.
 */
export const attachInspector = async (wanted: string | null): Promise<void> => {
  const stately = wanted === 'stately' ? await openStately() : null;
  const channel = openInspectionChannel();
  const pageId = crypto.randomUUID();
  const kept = new Map<string, ActorReport>();
  const post = (message: InspectionMessage) => channel.postMessage(message);

  setInspector((event) => {
    stately?.(event);
    const name = event.type === '@xstate.snapshot' ? event.event.type : null;
    for (const seen of seenIn(event)) {
      const report: ActorReport = { type: 'actor', pageId, ...seen, event: name, at: Date.now() };
      kept.set(`${seen.machineId} ${seen.actorId}`, { ...report, event: null });
      post(report);
    }
  });
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'roll') for (const report of kept.values()) post(report);
  });
  addEventListener('pagehide', () => post({ type: 'gone', pageId }));
};

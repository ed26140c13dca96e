import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { guardText } from '#client/features/machine-drawing/machine-graph.ts';
import type { Playable } from './playable';
import { texts } from './texts';

/** The node of the state in which a flat machine stands. */
export const nodeOf = (machine: AnyStateMachine, { value }: AnyMachineSnapshot): AnyStateNode | undefined =>
  machine.states[String(value)];

const ways = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string) =>
  nodeOf(machine, snapshot)?.transitions.get(type) ?? machine.root.transitions.get(type) ?? [];

/**
 * Whether a machine has a way for an event now, also one that leaves it where it is: XState's `can` takes a way that
 * neither leads anywhere nor does anything for a forbidden event.
 */
export const takes = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  machine.getTransitionData(snapshot, event).length > 0;

/** Why an event changes nothing now, as people read it; null when the machine takes it. */
export const whyNot = (
  { machine, refusal }: Playable,
  snapshot: AnyMachineSnapshot,
  at: number,
  event: AnyEventObject,
): string | null => {
  if (snapshot.status === 'done') return texts.machineIsDone;
  if (takes(machine, snapshot, event)) return null;
  const refused = refusal(snapshot, at, event);
  if (refused !== null) return refused;
  const conditions = ways(machine, snapshot, event.type).map(({ guard, description }) =>
    guard === undefined || typeof guard === 'function' ? (description ?? '') : guardText(guard) || (description ?? ''),
  );
  return conditions.length === 0 ? texts.noSuchEvent : texts.unmet(conditions.filter(Boolean).join(', '));
};

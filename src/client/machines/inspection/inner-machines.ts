import { disputeMachine } from '../../../domain/squad/dispute-machine';
import { earlyFinishMachine } from '../../../domain/squad/early-finish-machine';
import { squadMachine } from '../../../domain/squad/squad-machine';

const fieldOf = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined);

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

import { transition } from 'xstate';
import { disputeMachine, type DisputeEvent, type DisputeState } from '../dispute-machine';
import type { SquadContext } from '../squad-context';
import { disputeAwaits } from './silence';

/** Where the squad's dispute goes with this event, a grant in it already written down. */
export const disputeAfter = (context: SquadContext, event: DisputeEvent): DisputeState => {
  const value = context.dispute?.status ?? 'NONE';
  const [next] = transition(disputeMachine, disputeMachine.resolveState({ value, context: { awaited: disputeAwaits(context).length } }), event);
  return next.value;
};

import { transition } from 'xstate';
import { earlyFinishMachine, type EarlyFinishEvent, type EarlyFinishState } from '../early-finish-machine';
import type { SquadContext } from '../squad-context';
import { earlyFinishAwaits } from './silence';

/** Where the request to finish early goes with this event, an agreement in it already written down. */
export const earlyFinishAfter = (context: SquadContext, event: EarlyFinishEvent): EarlyFinishState => {
  const value = context.earlyFinish ? 'REQUESTED' : 'NONE';
  const facts = { side: context.earlyFinish?.side ?? 'PAYER', awaited: earlyFinishAwaits(context).length };
  const [next] = transition(earlyFinishMachine, earlyFinishMachine.resolveState({ value, context: facts }), event);
  return next.value;
};

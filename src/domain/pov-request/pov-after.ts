import { transition } from 'xstate';
import type { PovRequestStatus } from '../enums/pov-request-status';
import type { PovErrorCode } from './pov-error-code';
import type { PovEvent } from './pov-event';
import type { PovFacts } from './pov-facts';
import { povRefusal } from './pov-refusal';
import { povRequestMachine } from './pov-request-machine';

/** Where a request goes with this event, or why it does not. An answered or lapsed one takes nothing any more. */
export const povAfter = (status: PovRequestStatus, facts: PovFacts, event: PovEvent): { readonly status: PovRequestStatus } | { readonly refused: PovErrorCode } => {
  const before = povRequestMachine.resolveState({ value: status, context: facts });
  if (!before.can(event)) return { refused: (status === 'REQUESTED' ? povRefusal(facts, event) : null) ?? 'POV_CLOSED' };
  const [next] = transition(povRequestMachine, before, event);
  return { status: next.value };
};

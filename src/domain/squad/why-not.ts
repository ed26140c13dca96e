import { squadRules } from './rules/squad-rules';
import type { SquadEvent } from './squad-event';
import type { SquadRefusalCode } from './squad-refusal-code';
import type { SquadState } from './squad-state';

/** Why the squad refuses this step, null when it would take it. The server's refusal and the screen's reason are this one. */
export const whyNot = (state: SquadState, event: SquadEvent): SquadRefusalCode | null =>
  squadRules[event.type].refusal(state.value, state.context, event);

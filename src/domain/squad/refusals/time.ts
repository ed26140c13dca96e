import type { SquadContext } from '../squad-context';
import type { SquadRefusalCode } from '../squad-refusal-code';

/** Too late for a step of the present status: its clock has run out, whatever the sweeper has done yet. */
export const lapsed = (context: SquadContext, { at }: { readonly at: number }): SquadRefusalCode | null =>
  context.recreation === null && context.statusEndsAt !== null && at >= context.statusEndsAt ? 'SQUADS_INVALID_STATE' : null;

import type { SquadContext } from '../squad-context';
import type { SquadEvent } from '../squad-event';
import type { SquadRefusalCode } from '../squad-refusal-code';

/** One rule: why this step is refused, null when the rule has nothing against it. */
export type Refusal<Event extends Pick<SquadEvent, 'by' | 'at'> = SquadEvent> = (context: SquadContext, event: Event) => SquadRefusalCode | null;

/** The first rule that refuses decides. */
export const firstRefusal = <Event extends Pick<SquadEvent, 'by' | 'at'>>(
  refusals: readonly Refusal<Event>[],
  context: SquadContext,
  event: Event,
): SquadRefusalCode | null => {
  for (const refusal of refusals) {
    const code = refusal(context, event);
    if (code) return code;
  }
  return null;
};

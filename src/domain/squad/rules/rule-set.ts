import type { SquadStatus } from '../../enums/squad-status';
import { firstRefusal, type Refusal } from '../refusals/refusal';
import type { SquadContext } from '../squad-context';
import type { SquadEvent, SquadEventOf, SquadEventType } from '../squad-event';
import type { SquadRefusalCode } from '../squad-refusal-code';

interface Rules<Event extends SquadEvent> {
  /** Who may do it at all, asked before the status. */
  readonly who: readonly Refusal<Event>[];
  /** The statuses in which it is possible, each with its further rules. */
  readonly in: Partial<Record<SquadStatus, readonly Refusal<Event>[]>>;
  /** The refusal in other statuses where it is not INVALID_STATE. */
  readonly elsewhere?: Partial<Record<SquadStatus, SquadRefusalCode>>;
}

/** All rules of one event. */
export interface RuleSet {
  readonly statuses: readonly SquadStatus[];
  readonly refusal: (status: SquadStatus, context: SquadContext, event: SquadEvent) => SquadRefusalCode | null;
}

const isOf = <Type extends SquadEventType>(event: SquadEvent, type: Type): event is SquadEventOf<Type> => event.type === type;

const isStatusOf = (rules: object, status: string): status is SquadStatus => Object.hasOwn(rules, status);

/** Rules of one event in the order in which they are asked: who, then the status, then what that status adds. */
export const ruleSet = <Type extends SquadEventType>(type: Type, rules: Rules<SquadEventOf<Type>>): RuleSet => ({
  statuses: Object.keys(rules.in).filter((status) => isStatusOf(rules.in, status)),
  refusal: (status, context, event) => {
    if (!isOf(event, type)) throw new Error(`The rules of ${type} were asked about ${event.type}`);
    const particular = rules.in[status];
    return (
      firstRefusal(rules.who, context, event) ??
      (particular ? firstRefusal(particular, context, event) : (rules.elsewhere?.[status] ?? 'SQUADS_INVALID_STATE'))
    );
  },
});

import { type Kopecks, sumOf } from '../../money/kopecks';
import { makeStep } from '../apply-squad-event';
import type { SquadEvent } from '../rules/all-rules';
import { heldTotal } from '../selectors/payments';
import type { SquadState } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';

/**
 * Where held money goes by a decision; all sums in kopecks. `subsidyBack` returns to the service, `held` stays held.
 */
export interface RefundOutcome {
  readonly percent: number;
  readonly returned: ReadonlyMap<UserId, Kopecks>;
  readonly paid: ReadonlyMap<UserId, Kopecks>;
  readonly service: Kopecks;
  readonly subsidyBack: Kopecks;
  readonly held: Kopecks;
}

const add = (sums: Map<UserId, Kopecks>, id: UserId, amount: Kopecks): void => {
  sums.set(id, (sums.get(id) ?? 0) + amount);
};

/** Simulates a moderator's decision to refund so many percent: the step is made and discarded. */
const outcomeOf = (state: SquadState, percent: number, event: SquadEvent): RefundOutcome => {
  const { snapshot, effects } = makeStep(state, event);
  const returned = new Map<UserId, Kopecks>();
  const paid = new Map<UserId, Kopecks>();
  for (const { type, params } of effects) {
    if (type === 'refundPayment') add(returned, params.payerId, params.amount);
    if (type === 'payMate') add(paid, params.mateId, params.amount);
  }
  return {
    percent,
    returned,
    paid,
    service: sumOf(effects, ({ type, params }) => (type === 'takeServicePart' ? params.amount : 0)),
    subsidyBack: sumOf(effects, ({ type, params }) => (type === 'refundPayment' ? params.subsidy : 0)),
    held: heldTotal(snapshot.context),
  };
};

/**
 * The outcomes of every whole percent from 0 to 100.
 * @throws Error when the rules refuse the event
 */
export const refundOutcomes = (
  state: SquadState,
  event: (refundPercent: number) => SquadEvent,
): readonly RefundOutcome[] => Array.from({ length: 101 }, (_, percent) => outcomeOf(state, percent, event(percent)));

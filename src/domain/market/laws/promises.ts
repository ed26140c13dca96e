import type { SquadEffect } from '../../squad/apply-squad-event';
import { projectSquad } from '../../squad/facts/project-squad';
import type { SquadEvent } from '../../squad/rules/all-rules';
import type { SquadState } from '../../squad/facts/squad-context';
import { cancellationTerms } from '../../squad/simulation/cancellation-terms';
import { mayApplyOptimistically } from '../../squad/simulation/optimistic-step';
import { decisionRefunds, earlyFinishOutcomes } from '../../squad/simulation/outcomes';
import { makeStep } from '../../squad/apply-squad-event';
import { difference } from '../same';

/** Judges what came of a step; null: as was promised. */
export type Kept = (after: SquadState, effects: readonly SquadEffect[]) => string | null;

const returnedTo = (effects: readonly SquadEffect[], payerId: string): number =>
  effects.reduce(
    (sum, { type, params }) => sum + (type === 'refundPayment' && params.payerId === payerId ? params.amount : 0),
    0,
  );

const sums = (
  promised: readonly { readonly payerId: string; readonly returned: number }[],
  effects: readonly SquadEffect[],
): string | null => {
  for (const { payerId, returned } of promised) {
    const came = returnedTo(effects, payerId);
    if (came !== returned) return `${payerId} was promised ${returned} and got ${came}`;
  }
  return null;
};

/** What leaving is said to give back, and what it gave. */
const cancellation = (state: SquadState, by: string, at: number): Kept | null => {
  // Before the start it is told as if everybody had paid already.
  if (state.value !== 'STARTED' && state.value !== 'IN_A_GAME') return null;
  const seen = { value: state.value, context: projectSquad(state.context, by) };
  const [now] = cancellationTerms(seen, by, at);
  return (_, effects) => (now === undefined ? null : sums(now.refunds, effects));
};

/** The last «yes» to an early finish: what the person who says it was shown. */
const early = (state: SquadState, by: string, at: number): Kept => {
  const seen = { value: state.value, context: projectSquad(state.context, by) };
  const { agreed } = earlyFinishOutcomes(seen, null, by, at);
  return ({ value }, effects) =>
    value === 'FINISHED' && state.context.earlyFinish !== null ? sums([{ payerId: by, ...agreed }], effects) : null;
};

/** What a page shows before the server answers is what the server answers. */
const optimistic = (state: SquadState, event: SquadEvent, by: string): Kept => {
  const seen = { value: state.value, context: projectSquad(state.context, by) };
  if (!mayApplyOptimistically(seen, event)) return () => null;
  const shown = makeStep(seen, event).snapshot;
  return ({ value, context }) => difference(shown, { value, context: projectSquad(context, by) }, 'shown');
};

/** What was promised before a step that is going to be made; null: nothing. */
export const promiseBefore = (state: SquadState, event: SquadEvent): Kept | null => {
  const { by, at } = event;
  if (event.type === 'squad.decideDispute') {
    const promised = decisionRefunds(state, 'operator', event.refundPercent, at);
    return (_, effects) => sums(promised, effects);
  }
  if (typeof by !== 'string' || by === 'system') return null;
  switch (event.type) {
    case 'squad.leave':
      return cancellation(state, by, at);
    case 'squad.disband':
      return event.refundPercent === null ? cancellation(state, by, at) : null;
    case 'squad.answerEarlyFinish':
      return event.confirmed ? early(state, by, at) : null;
    case 'squad.publish':
    case 'squad.unpublish':
    case 'squad.confirm':
    case 'squad.decline':
    case 'squad.needToRecreate':
      return optimistic(state, event, by);
    default:
      return null;
  }
};

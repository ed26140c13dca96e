import { matesOf, memberIds, memberOf } from './members';
import { payersOf } from './payments';
import type { PublicSquad, SquadSide } from '../facts/squad-context';
import type { SquadActor, UserId } from '../facts/squad-people';

/** The side on which a person may request an early finish or open a dispute; null for people who do not pay. */
export const sideOf = (context: PublicSquad, actor: SquadActor): SquadSide | null => {
  if (memberOf(context, actor)?.type === 'MATE') return 'MATE';
  return payersOf(context).some((payer) => payer === actor) ? 'PAYER' : null;
};

/** The people who answer a request of this side. Payers who left the game no longer answer. */
export const answerersTo = (context: PublicSquad, side: SquadSide): readonly UserId[] =>
  side === 'PAYER'
    ? matesOf(context).map((mate) => mate.id)
    : payersOf(context).filter((payer) => memberOf(context, payer) !== null);

/** People who have not yet answered the open early-finish request. */
export const earlyFinishAwaits = (context: PublicSquad): readonly UserId[] => {
  const request = context.earlyFinish;
  return request ? answerersTo(context, request.side).filter((id) => !request.confirmedBy.includes(id)) : [];
};

/** In a dispute everybody whose money is concerned answers, including those who left the game. */
const disputeAnswerersTo = (context: PublicSquad, side: SquadSide): readonly UserId[] =>
  side === 'MATE'
    ? payersOf(context)
    : [...new Set([...matesOf(context).map((mate) => mate.id), ...context.earned.map((part) => part.mateId)])];

/** People who have not yet answered the open dispute. */
export const disputeAwaits = (context: PublicSquad): readonly UserId[] => {
  const dispute = context.dispute;
  return dispute?.status === 'NEW'
    ? disputeAnswerersTo(context, dispute.side).filter((id) => !dispute.grantedBy.includes(id))
    : [];
};

/** Everybody whom the outcome of a dispute concerns: members, and those who left the game with money in it. */
export const concernedByDispute = (context: PublicSquad): readonly UserId[] => [
  ...new Set([...memberIds(context), ...payersOf(context), ...context.earned.map((part) => part.mateId)]),
];

/** Whether an actor is among the people whose answer is awaited. */
export const isAwaited = (awaited: readonly UserId[], actor: SquadActor): boolean => awaited.some((id) => id === actor);

/** Whether everybody of the other side has agreed. */
export const isEarlyFinishAgreed = (context: PublicSquad): boolean =>
  context.earlyFinish !== null && context.earlyFinish.confirmedBy.length > 0 && earlyFinishAwaits(context).length === 0;

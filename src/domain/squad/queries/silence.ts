import type { SquadActor, UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import { matesOf } from './members';
import { payersOf } from './payments';
import { answerersTo, type SquadSide } from './sides';

/** Who has not yet answered the open request to finish early. */
export const earlyFinishAwaits = (context: SquadContext): readonly UserId[] => {
  const request = context.earlyFinish;
  return request ? answerersTo(context, request.side).filter((id) => !request.confirmedBy.includes(id)) : [];
};

/** In a dispute everybody answers whose money it is about, also those who left the game. */
const disputeAnswerersTo = (context: SquadContext, side: SquadSide): readonly UserId[] =>
  side === 'MATE' ? payersOf(context) : [...new Set([...matesOf(context).map((mate) => mate.id), ...context.earned.map((part) => part.mateId)])];

/** Who has not yet answered the open dispute. */
export const disputeAwaits = (context: SquadContext): readonly UserId[] => {
  const dispute = context.dispute;
  return dispute?.status === 'NEW' ? disputeAnswerersTo(context, dispute.side).filter((id) => !dispute.grantedBy.includes(id)) : [];
};

export const isAwaited = (awaited: readonly UserId[], actor: SquadActor): boolean => awaited.some((id) => id === actor);

/** Unanimous: everybody of the other side has said yes. */
export const isEarlyFinishAgreed = (context: SquadContext): boolean =>
  context.earlyFinish !== null && context.earlyFinish.confirmedBy.length > 0 && earlyFinishAwaits(context).length === 0;

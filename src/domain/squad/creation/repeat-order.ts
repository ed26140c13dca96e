import { matesOf, nonMatesOf } from '../selectors/members';
import { termsOf, type SquadContext, type SquadTerms } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';

interface RepeatOrder {
  readonly terms: SquadTerms;
  readonly mateIds: readonly UserId[];
  readonly friendIds: readonly UserId[];
}

/** The terms and invitations of a squad that repeats this one: everybody who played is invited again. */
export const repeatOrder = (context: SquadContext): RepeatOrder => ({
  terms: termsOf(context),
  mateIds: [...new Set([...matesOf(context).map((mate) => mate.id), ...context.earned.map((part) => part.mateId)])],
  friendIds: nonMatesOf(context)
    .map((member) => member.id)
    .filter((id) => id !== context.ownerId),
});

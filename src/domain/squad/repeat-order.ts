import { matesOf, nonMatesOf } from './queries/members';
import type { UserId } from './squad-actor';
import type { SquadContext, SquadTerms } from './squad-context';

interface RepeatOrder {
  readonly terms: SquadTerms;
  readonly mateIds: readonly UserId[];
  readonly friendIds: readonly UserId[];
}

/** What a repeat of this squad asks for: the same terms, and everybody who played is invited again. */
export const repeatOrder = (context: SquadContext): RepeatOrder => {
  const { gameId, categoryId, categoryKind, platform, languages, durationMinutes, slots, payMode } = context;
  return {
    terms: { gameId, categoryId, categoryKind, platform, languages, durationMinutes, slots, payMode },
    mateIds: [...new Set([...matesOf(context).map((mate) => mate.id), ...context.earned.map((part) => part.mateId)])],
    friendIds: nonMatesOf(context)
      .map((member) => member.id)
      .filter((id) => id !== context.ownerId),
  };
};

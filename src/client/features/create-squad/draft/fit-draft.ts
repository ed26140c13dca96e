import type { Category, Game } from '../../../../contract/reference';
import { isOfferedDuration } from '../../../../domain/pricing/is-offered-duration';
import { squadLimits } from '../../../../domain/settings/squad-limits';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { emptyDraft } from './draft';
import type { Draft } from './draft';
import { friendsOf } from './friends-of';

const trial: Partial<Draft> = { durationMinutes: trialLesson.durationMinutes, slots: trialLesson.slots, friends: 0, named: [], visible: false, hot: false, promoCode: '' };

const between = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** Places already meant for somebody: the creator, mates, friends. */
export const takenOf = (draft: Draft): number => 1 + draft.mates.length + friendsOf(draft);

/** Keeps a draft within what the game and the category allow, changing as little as it can. */
export const fitDraft = (draft: Draft, game: Game | undefined, category: Category | undefined): Draft => {
  if (game === undefined) return draft;
  const platform = game.platforms.includes(draft.platform) ? draft.platform : (game.platforms[0] ?? draft.platform);
  if (category?.kind === trialLesson.categoryKind) return { ...draft, ...trial, platform, mates: draft.mates.slice(0, 1) };
  const mates = draft.mates.slice(0, game.maxSlots - 1);
  const named = draft.named.slice(0, game.maxSlots - 1 - mates.length);
  const friends = between(draft.friends, 0, game.maxSlots - 1 - mates.length - named.length);
  const fitting = { ...draft, platform, mates, named, friends };
  return {
    ...fitting,
    slots: between(draft.slots, Math.max(takenOf(fitting), squadLimits.minSlots), game.maxSlots),
    durationMinutes:
      category === undefined || isOfferedDuration(draft.durationMinutes, category.kind) ? draft.durationMinutes : emptyDraft.durationMinutes,
  };
};

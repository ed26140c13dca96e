import type { Category, Game } from '#contract/reference.ts';
import { isOfferedDuration } from '#domain/pricing/rates.ts';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { trialLesson } from '#domain/games/category.ts';
import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import type { Draft } from './draft-schema';

export const emptyDraft: Draft = {
  categoryId: null,
  platform: 'PC',
  durationMinutes: 60,
  languages: ['ru'],
  mates: [],
  friends: 0,
  named: [],
  visible: false,
  payMode: 'OWNER',
  slots: 5,
  hot: false,
  promoCode: '',
};

/** All friends, by link and by name. */
export const friendsOf = ({ friends, named }: Pick<Draft, 'friends' | 'named'>): number => friends + named.length;

/**
 * Who pays: the client and their friends; a mate who creates a squad plays for at least one client, invited already or
 * later.
 */
export const nonMatesOf = (draft: Pick<Draft, 'friends' | 'named'>, isMate: boolean): number =>
  isMate ? Math.max(1, friendsOf(draft)) : 1 + friendsOf(draft);

const trial: Partial<Draft> = {
  durationMinutes: trialLesson.durationMinutes,
  slots: trialLesson.slots,
  friends: 0,
  named: [],
  visible: false,
  hot: false,
  promoCode: '',
};

const between = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** Places already assigned: to the creator, mates and friends. */
export const takenOf = (draft: Draft): number => 1 + draft.mates.length + friendsOf(draft);

/** Fits a draft to what the game and the category allow, changing as little as possible. */
export const fitDraft = (draft: Draft, game: Game | undefined, category: Category | undefined): Draft => {
  if (game === undefined) return draft;
  const platform = game.platforms.includes(draft.platform) ? draft.platform : (game.platforms[0] ?? draft.platform);
  if (category?.kind === trialLesson.categoryKind)
    return { ...draft, ...trial, platform, mates: draft.mates.slice(0, 1) };
  const mates = draft.mates.slice(0, game.maxSlots - 1);
  const named = draft.named.slice(0, game.maxSlots - 1 - mates.length);
  const friends = between(draft.friends, 0, game.maxSlots - 1 - mates.length - named.length);
  const fitting = { ...draft, platform, mates, named, friends };
  return {
    ...fitting,
    slots: between(draft.slots, Math.max(takenOf(fitting), squadLimits.minSlots), game.maxSlots),
    durationMinutes:
      category === undefined || isOfferedDuration(draft.durationMinutes, category.kind)
        ? draft.durationMinutes
        : emptyDraft.durationMinutes,
  };
};

/** From which places of the recommended list these mates were chosen; nothing when none was. */
const placesOf = (mates: Draft['mates']): { readonly places?: Record<string, number> } => {
  const places = mates.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place] as const]));
  return places.length === 0 ? {} : { places: Object.fromEntries(places) };
};

/** The request body; null while no category is chosen. */
export const toNewSquad = (
  { categoryId, mates, friends, named, promoCode, ...terms }: Draft,
  gameId: string,
): BodyInputOf<Contract['POST /v1/squads']> | null =>
  categoryId === null
    ? null
    : {
        ...terms,
        gameId,
        categoryId,
        mateIds: terms.hot ? [] : mates.map(({ id }) => id),
        friendIds: named.map(({ id }) => id),
        friendLinks: friends,
        ...placesOf(terms.hot ? [] : mates),
        ...(promoCode === '' ? {} : { promoCode }),
      };

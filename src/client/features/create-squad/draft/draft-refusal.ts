import type { Category, Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { type MateFacts, mateRefusal } from '#domain/squad/selectors/mate-fit.ts';
import type { SquadRefusalCode } from '#domain/squad/facts/squad-refusal-code.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { cardFacts, refusalText } from '#client/entities/squad/card-facts.ts';
import type { Draft } from './draft-schema';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { creationRefusal } from '#domain/squad/creation/creation-refusal.ts';
import { texts } from '../texts';

/**
 * Facts about the mate who creates the squad; the server checks their profile. While it is not known which categories
 * they have on, any may be.
 */
const ownFacts = (
  { mateAccess }: Me,
  { languages }: Draft,
  category: Category | undefined,
  ownCategories: readonly number[] | undefined,
): MateFacts | null =>
  mateAccess && {
    level: mateAccess.grade,
    percent: mateAccess.percent,
    active: mateAccess.active,
    hasSquad: false,
    onboardingComplete: true,
    gameId: mateAccess.gameId,
    platforms: ['CROSS'],
    languages,
    categoryIds: ownCategories ?? (category === undefined ? [] : [category.id]),
  };

/** The draft as the rules of creation need it. */
const creationFacts = (
  draft: Draft,
  me: Me | null,
  game: Game,
  category: Category | undefined,
  at: number,
  ownCategories: readonly number[] | undefined,
): CreateSquadFacts => ({
  by: me?.id ?? '',
  at,
  creatorMate: me && ownFacts(me, draft, category, ownCategories),
  creatorHasSquad: me?.hasSquad ?? false,
  hasInvitationFromInvited: false,
  game,
  category: category === undefined ? null : { id: category.id, kind: category.kind, playable: true, enabled: true },
  terms: draft,
  visible: draft.visible,
  hot: draft.hot,
  mates: (draft.hot ? [] : draft.mates).map((mate) => ({
    mateId: mate.id,
    facts: cardFacts(mate, { gameId: game.id, category }),
  })),
  friends: [
    ...draft.named.map(({ id }) => ({ friendId: id, token: '' })),
    ...Array.from({ length: draft.friends }, () => ({ friendId: null, token: '' })),
  ],
});

/** Why this mate does not fit the draft; null when they do. */
export const mateRefusalText = (
  mate: MateCard,
  draft: Draft,
  gameId: string,
  category: Category | undefined,
): string | null => {
  if (category === undefined) return null;
  const code = mateRefusal(
    { ...draft, gameId, categoryId: category.id, categoryKind: category.kind, categoryPercent: category.pricePercent },
    cardFacts(mate, { gameId, category }),
  );
  return code === null ? null : refusalText(code);
};

/** To the mate who creates it, of themselves: the refusals' own words are about another mate. */
const ownRefusalText = (code: SquadRefusalCode): string => texts.ownRefusals[code] ?? refusalText(code);

/**
 * Why the squad cannot be created yet, by the rules of creation; missing choices come first. `ownCategories`: ids of
 * those that a mate who creates it has on, once they are known.
 */
export const draftRefusal = (
  draft: Draft,
  me: Me | null,
  game: Game | undefined,
  category: Category | undefined,
  at: number,
  ownCategories?: readonly number[],
): string | null => {
  if (game === undefined || category === undefined) return texts.chooseCategory;
  if (!draft.hot && draft.mates.length === 0 && me?.mateAccess == null) return texts.chooseMate;
  const code = creationRefusal(creationFacts(draft, me, game, category, at, ownCategories));
  if (code !== null) return ownRefusalText(code);
  const refusals = draft.mates.map((mate) => mateRefusalText(mate, draft, game.id, category));
  const [index, refusal] = [refusals.findIndex((text) => text !== null), refusals.find((text) => text !== null)];
  return refusal == null ? null : texts.mateDoesNotFit(draft.mates[index]?.name ?? '', refusal);
};

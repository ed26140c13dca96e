import { squadLimits } from '../facts/squad-limits';
import { trialLesson } from '../../games/category';
import type { CreateSquadFacts } from './new-squad';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import { mateRefusal } from '../selectors/mate-fit';

type CreationRefusal = (facts: CreateSquadFacts) => SquadRefusalCode | null;

const busy: CreationRefusal = ({ creatorHasSquad, hasInvitationFromInvited }) =>
  creatorHasSquad ? 'SQUADS_HAS_SQUAD' : hasInvitationFromInvited ? 'SQUADS_HAS_INVITATION' : null;

const badGame: CreationRefusal = ({ game, terms }) => {
  if (!game) return 'SQUADS_GAME_NOT_FOUND';
  return game.platforms.includes(terms.platform) ? null : 'SQUADS_INVALID_PLATFORM';
};

const badCategory: CreationRefusal = ({ category }) => {
  if (!category) return 'SQUADS_CATEGORY_NOT_FOUND';
  if (!category.enabled)
    return category.kind === trialLesson.categoryKind ? 'SQUADS_CATEGORY_PROMO_DISABLED' : 'SQUADS_CATEGORY_NOT_FOUND';
  return category.playable ? null : 'SQUADS_CANNOT_PLAY_CATEGORY';
};

const badSlots: CreationRefusal = ({ game, terms }) =>
  terms.slots < squadLimits.minSlots || terms.slots > (game?.maxSlots ?? squadLimits.maxSlots)
    ? 'SQUADS_MAX_SLOTS'
    : null;

/** A trial lesson has one length: the client pays a fixed price, and the service bears the rest of the mate's. */
const badLength: CreationRefusal = ({ category, terms }) =>
  category?.kind === trialLesson.categoryKind && terms.durationMinutes !== trialLesson.durationMinutes
    ? 'SQUADS_CANNOT_PLAY_CATEGORY'
    : null;

/** Whether an id appears twice. */
export const isNamedTwice = (named: readonly string[]): boolean => new Set(named).size !== named.length;

/**
 * A client invites a mate by name or creates a hot squad; nobody is named twice; a trial lesson is for one client and
 * one mate.
 */
const badMembers: CreationRefusal = ({ by, creatorMate, hot, mates, friends, category, terms, visible }) => {
  const named = [
    by,
    ...mates.map((mate) => mate.mateId),
    ...friends.flatMap(({ friendId }) => (friendId === null ? [] : [friendId])),
  ];
  const isTrial = category?.kind === trialLesson.categoryKind;
  const wrong =
    isNamedTwice(named) ||
    (hot ? mates.length > 0 || creatorMate !== null : mates.length === 0 && creatorMate === null) ||
    (isTrial &&
      (hot ||
        visible ||
        creatorMate !== null ||
        mates.length !== 1 ||
        friends.length > 0 ||
        terms.slots !== trialLesson.slots));
  return wrong ? 'SQUADS_INVALID_MEMBERS' : null;
};

const badCreator: CreationRefusal = ({ creatorMate, terms, game, category }) =>
  creatorMate && game && category
    ? mateRefusal(
        {
          ...terms,
          gameId: game.id,
          categoryId: category.id,
          categoryKind: category.kind,
          categoryPercent: category.percent ?? null,
        },
        { ...creatorMate, hasSquad: false },
      )
    : null;

/**
 * Why this squad cannot be created, null when it can (domain rules, section 1, create). Invitations are tried
 * afterwards.
 */
export const creationRefusal: CreationRefusal = (facts) => {
  for (const rule of [busy, badGame, badCategory, badLength, badSlots, badMembers, badCreator]) {
    const code = rule(facts);
    if (code) return code;
  }
  return null;
};

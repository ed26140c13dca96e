import type { MateFacts } from '../mate-facts';
import type { SquadTerms } from '../squad-context';
import type { SquadRefusalCode } from '../squad-refusal-code';

/** Why a mate cannot play on these terms, null when he can. */
export const mateProblem = (terms: SquadTerms, mate: MateFacts | null): SquadRefusalCode | null => {
  if (!mate) return 'SQUADS_MATE_NOT_FOUND';
  if (!mate.active) return 'SQUADS_MATE_NOT_ACTIVE';
  if (mate.hasSquad) return 'SQUADS_MATE_HAS_SQUAD';
  if (!mate.onboardingComplete) return 'SQUADS_INVALID_ONBOARDING';
  return mateMismatch(terms, mate);
};

/** Whether the mate's profile fits: the game, one platform (CROSS fits all), one language, the category, STAR for FAMOUS. */
export const mateMismatch = (terms: SquadTerms, mate: MateFacts): SquadRefusalCode | null => {
  if (mate.gameId !== terms.gameId) return 'SQUADS_MATE_GAME_MISMATCH';
  const fitsPlatform = terms.platform === 'CROSS' || mate.platforms.some((platform) => platform === 'CROSS' || platform === terms.platform);
  if (!fitsPlatform) return 'SQUADS_MATE_PLATFORM_MISMATCH';
  if (!mate.languages.some((language) => terms.languages.includes(language))) return 'SQUADS_MATE_LANGUAGE_MISMATCH';
  const playsCategory = mate.categoryIds.includes(terms.categoryId) && (terms.categoryKind !== 'FAMOUS' || mate.level === 'STAR');
  return playsCategory ? null : 'SQUADS_MATE_CATEGORY_DISABLED';
};

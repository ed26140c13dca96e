import type { Platform } from '../../games/platform';
import type { SquadTerms } from '../facts/squad-context';
import type { KnownTerms } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';

/** Facts about a mate that the server puts into the event. */
export interface MateFacts extends KnownTerms {
  readonly active: boolean;
  readonly hasSquad: boolean;
  readonly onboardingComplete: boolean;
  readonly gameId: string;
  readonly platforms: readonly Platform[];
  readonly languages: readonly string[];
  /** Categories the mate plays. */
  readonly categoryIds: readonly number[];
  /** Whole minutes until the mate's next booking; absent: they have none, or it is unknown. */
  readonly freeMinutes?: number;
}

/** Whether a game of this length (minutes) would overlap the mate's next booking. */
export const runsIntoBooking = (durationMinutes: number, freeMinutes: number | undefined): boolean =>
  freeMinutes !== undefined && durationMinutes > freeMinutes;

/** Why a mate cannot play on these terms, null when they can (domain rules, section 1, invite mate). */
export const mateRefusal = (terms: SquadTerms, mate: MateFacts | null): SquadRefusalCode | null => {
  if (!mate) return 'SQUADS_MATE_NOT_FOUND';
  if (!mate.active) return 'SQUADS_MATE_NOT_ACTIVE';
  if (mate.hasSquad) return 'SQUADS_MATE_HAS_SQUAD';
  if (!mate.onboardingComplete) return 'SQUADS_INVALID_ONBOARDING';
  return (
    mateMismatch(terms, mate) ??
    (runsIntoBooking(terms.durationMinutes, mate.freeMinutes) ? 'SQUADS_MATE_BOOKED' : null)
  );
};

/**
 * Why the mate's profile does not fit: the game, one platform (CROSS fits all), one shared language, the category, STAR
 * for FAMOUS.
 */
const mateMismatch = (terms: SquadTerms, mate: MateFacts): SquadRefusalCode | null => {
  if (mate.gameId !== terms.gameId) return 'SQUADS_MATE_GAME_MISMATCH';
  const fitsPlatform =
    terms.platform === 'CROSS' ||
    mate.platforms.some((platform) => platform === 'CROSS' || platform === terms.platform);
  if (!fitsPlatform) return 'SQUADS_MATE_PLATFORM_MISMATCH';
  if (!mate.languages.some((language) => terms.languages.includes(language))) return 'SQUADS_MATE_LANGUAGE_MISMATCH';
  const playsCategory =
    mate.categoryIds.includes(terms.categoryId) && (terms.categoryKind !== 'FAMOUS' || mate.level === 'STAR');
  return playsCategory ? null : 'SQUADS_MATE_CATEGORY_DISABLED';
};

import type { Platform } from '../../games/platform';
import type { SquadTerms } from '../facts/squad-context';
import type { KnownTerms } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';

/** What the machine cannot know of a mate and the server puts into the event. */
export interface MateFacts extends KnownTerms {
  readonly active: boolean;
  readonly hasSquad: boolean;
  readonly onboardingComplete: boolean;
  readonly gameId: string;
  readonly platforms: readonly Platform[];
  readonly languages: readonly string[];
  /** Categories the mate plays. */
  readonly categoryIds: readonly number[];
  /** Whole minutes until the game that they have promised somebody; absent: they have promised none, or nobody knows. */
  readonly freeMinutes?: number;
}

/** Whether a game of this length would run into the next one that a mate has promised. */
export const runsIntoBooking = (durationMinutes: number, freeMinutes: number | undefined): boolean =>
  freeMinutes !== undefined && durationMinutes > freeMinutes;

/** Why a mate cannot play on these terms, null when they can. */
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
 * Whether the mate's profile fits: the game, one platform (CROSS fits all), one language, the category, STAR for
 * FAMOUS.
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

import type { Platform } from '../games/platform';
import { orderTerms } from './place-score';

/** What the viewer would like of a mate: wishes, not filters. */
export interface Wishes {
  readonly languages: readonly string[];
  readonly platform: Platform | null;
  /** Parameters of the game that the viewer has chosen, `{parameter}:{value}`: their rank above all. */
  readonly ranks: readonly string[];
}

export interface FitFacts {
  readonly languages: readonly string[];
  readonly platforms: readonly Platform[];
  /** Plays in one of the wished ranks. */
  readonly rankFits: boolean;
  /** Online and free, so the hour fits now. */
  readonly isFree: boolean;
  /** Has weekly hours, so another hour can be agreed on. */
  readonly bookable: boolean;
}

/** What each part is worth when it does not fit. */
export const misfits = { language: 0.4, platform: 0.4, rank: 0.7, laterHour: 0.8, noHour: 0.6 } as const;

/** How well a mate fits, 0 to 1: language × platform × rank × hours. What nobody wished fits. */
export const fitOf = ({ languages, platform, ranks }: Wishes, mate: FitFacts): number => {
  const speaks = languages.length === 0 || languages.some((language) => mate.languages.includes(language));
  const plays =
    platform === null || platform === 'CROSS' || mate.platforms.some((one) => one === platform || one === 'CROSS');
  const ranked = ranks.length === 0 || mate.rankFits;
  const hour = mate.isFree ? 1 : mate.bookable ? misfits.laterHour : misfits.noHour;
  return Math.max(
    orderTerms.leastChance,
    (speaks ? 1 : misfits.language) * (plays ? 1 : misfits.platform) * (ranked ? 1 : misfits.rank) * hour,
  );
};

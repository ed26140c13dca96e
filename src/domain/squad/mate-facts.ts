import type { Platform } from '../enums/platform';
import type { MateTerms } from './squad-member';

/** What the machine cannot know of a mate and the server puts into the event. */
export interface MateFacts extends MateTerms {
  readonly active: boolean;
  readonly hasSquad: boolean;
  readonly onboardingComplete: boolean;
  readonly gameId: string;
  readonly platforms: readonly Platform[];
  readonly languages: readonly string[];
  /** Categories the mate plays. */
  readonly categoryIds: readonly number[];
}

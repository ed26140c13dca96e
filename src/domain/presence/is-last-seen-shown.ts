import { presenceTerms } from '../settings/presence-terms';

/** Whether «Был в сети …» is said: not for people who are away for over a day (specification, section 9). */
export const isLastSeenShown = (lastOnlineAt: number | null, now: number): boolean =>
  lastOnlineAt !== null && now - lastOnlineAt <= presenceTerms.shown;

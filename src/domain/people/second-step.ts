import { rublesToKopecks } from '../money/kopecks';
import { hours, minutes } from '../time/durations';

/**
 * The second step: what a person proves themselves by where money moves. `challenge` and `lasts` are ms of real time:
 * how long a passkey may take to answer, and how long an answer is remembered for the visit. `lossRests` is ms of
 * product time between the word that everything is lost and an operator's decision. `keyTitle` in characters.
 */
export const secondStepTerms = {
  challenge: minutes(5),
  lasts: minutes(15),
  lossRests: hours(72),
  keys: 10,
  keyTitle: { min: 1, max: 40 },
  /** Answers of keys in one session within the window; codes are fewer (`deskCodeTerms`). */
  keyTries: 30,
  /** Challenges that one session, or one network without a session, may ask for. */
  challenges: 60,
  window: minutes(15),
  /** Own money that goes to others within a day without the second step, in kopecks. */
  freeWithinDay: rublesToKopecks(3000),
} as const;

/** What a second step is taken by; recovery codes exist only beside one of the others. */
export const secondStepWays = ['KEY', 'APP', 'RECOVERY'] as const;

export type SecondStepWay = (typeof secondStepWays)[number];

/** How a word that everything is lost ended. */
export const secondStepLossStatuses = ['OPEN', 'CANCELED', 'RESET', 'REFUSED'] as const;

import { days, hours } from './durations';

/**
 * How long that is kept which only grows and serves nobody for ever, in ms. Money, audit, squads, chats, reviews and
 * raw callbacks of providers are kept for good.
 */
export const retention = {
  /** Ended or run out; an operator who looks into a stolen account asks for the last months. */
  endedSessions: days(90),
  /** Of a limit, after it has opened again. */
  rateLimitWindows: hours(1),
  /** What was written to whom; a complaint about a letter comes within weeks. */
  sentMail: days(90),
  /** Words that could not be delivered, after they were given up. */
  undeliveredMessages: days(30),
  /** Links of letters, and people vouched for who opened no account, after they ran out. */
  oneTimeTokens: days(30),
  /** A browser not seen for so long is a new one: its next sign-in is told by letter. */
  knownDevices: days(365),
  notifications: days(365),
  /** What an operator has open. */
  operatorLooks: days(1),
} as const;

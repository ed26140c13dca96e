import { days, hours } from './durations';

/**
 * Retention of data that only grows and is not needed for ever, in ms. Money, audit, squads, chats, reviews and raw
 * callbacks of providers are kept for good.
 */
export const retention = {
  /** Sessions that ended or expired; an operator who investigates a stolen account needs the last months. */
  endedSessions: days(90),
  /** Rate-limit windows, after they have ended. */
  rateLimitWindows: hours(1),
  /** Sent letters; complaints about a letter come within weeks. */
  sentMail: days(90),
  /** Outbox messages that could not be delivered, after the last attempt. */
  undeliveredMessages: days(30),
  /** One-time tokens: links of letters, and external sign-ins that did not lead to an account, after they expired. */
  oneTimeTokens: days(30),
  /** Challenges for passkeys, after they expired. */
  challenges: hours(1),
  /** What the tax service had said before a payout: it may be asked about for so long. */
  taxChecks: days(5 * 366),
  /** A browser not seen for so long counts as new: its next sign-in is notified by letter. */
  knownDevices: days(365),
  /** Traces by which accounts of one person are recognised, and what a mate's clients were like. */
  riskTraces: days(180),
  notifications: days(365),
  /** How often mates were shown, opened and called from which place: a year of comparing the order with itself. */
  placeFigures: days(366),
  /** What tabs had done before their person wrote to the support; a question is answered within days. */
  supportPasts: days(90),
  /** Records of which subjects operators have open. */
  operatorLooks: days(1),
} as const;

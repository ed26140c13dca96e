import { days, hours } from '../time/durations';

/** A mate's orders are switched off after so many missed invitations in a row. */
export const afkTerms = { missedInvitations: 3 } as const;

/**
 * Consequence of each strike within the window (ms): `ordersOff` is how long orders are off (ms, 0: a warning only),
 * after further ones as long as after the last of these; from strike number `administratorFrom` on an administrator
 * decides.
 */
export interface StrikeTerms {
  readonly window: number;
  readonly ordersOff: readonly [first: number, second: number, third: number];
  readonly administratorFrom: number;
}

export const strikeTerms: StrikeTerms = { window: days(30), ordersOff: [0, hours(24), days(7)], administratorFrom: 4 };

/** How operators decide about a mate with too many strikes. */
export const strikeDecisions = ['FORGIVEN', 'ACCESS_TAKEN'] as const;

export type StrikeDecision = (typeof strikeDecisions)[number];

/** Operators block a mate from orders and unblock them (specification, section 3). */
export const mateBlockActions = ['BLOCK', 'UNBLOCK'] as const;

/** A mate's private note about a client, in characters. */
export const clientLimits = { noteMax: 1000 } as const;

export const mateApplicationLimits = {
  experienceMin: 50,
  experienceMax: 2000,
  hoursMin: 1,
  hoursMax: 80,
  maxLinks: 5,
  /** The administrator's answer. */
  answerMin: 10,
  answerMax: 1000,
} as const;

export const mateApplicationStatuses = ['SENT', 'APPROVED', 'REFUSED'] as const;

/** In the order in which a mate can fill them in: no category can be chosen without the game's parameters. */
export const mateReadinessDetails = [
  'notifications',
  'avatar',
  'description',
  'languages',
  'country',
  'platforms',
  'invalid_game_params',
  'categories',
] as const;

export type MateReadinessDetail = (typeof mateReadinessDetails)[number];

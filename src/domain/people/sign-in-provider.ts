import { minutes } from '../time/durations';

/** Who may vouch for a person besides their password. */
export const signInProviders = ['telegram', 'vk', 'discord', 'steam'] as const;

export type SignInProvider = (typeof signInProviders)[number];

/**
 * Real time, in milliseconds: how long the way there and back may take, and how long somebody new may take to give
 * their address and name.
 */
export const signInTerms = { roundTrip: minutes(10), registration: minutes(30) } as const;

/** What the page is told in its address after a sign-in elsewhere (`?social=`). */
export const signInOutcomes = ['declined', 'stale', 'down', 'blocked', 'linked', 'taken'] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

import { minutes } from '../time/durations';

/** Providers of external sign-in. */
export const signInProviders = ['yandex', 'vk', 'telegram', 'discord', 'steam'] as const;

export type SignInProvider = (typeof signInProviders)[number];

/** As people know them. */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  yandex: 'Яндекс',
  vk: 'ВКонтакте',
  telegram: 'Telegram',
  discord: 'Discord',
  steam: 'Steam',
};

/**
 * Time limits in real time, ms: for the round trip to the provider, and for a new person to enter their email and name.
 */
export const signInTerms = { roundTrip: minutes(10), registration: minutes(30) } as const;

/** Result of an external sign-in, passed to the page in its URL (`?social=`). */
export const signInOutcomes = ['declined', 'stale', 'down', 'blocked', 'closed', 'linked', 'taken'] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

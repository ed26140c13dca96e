import { days } from '../time/durations';
import { notifierServices } from './notifier';

/** Everything that brings a notification to a person outside the product. */
export const channels = [...notifierServices, 'push'] as const;

export type Channel = (typeof channels)[number];

/**
 * A channel that has failed `brokenAfter` times in a row counts as broken: nobody is called by it. `counted`: the time
 * whose messages the desk counts, ms.
 */
export const channelTerms = { brokenAfter: 3, counted: days(1) } as const;

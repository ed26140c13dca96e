import { days, hours } from './durations';

/** What happens to a mate at each strike within the window: the first only warns, the fourth goes to an administrator. */
export const strikeTerms = {
  window: days(30),
  ordersOff: [0, hours(24), days(7)],
  administratorFrom: 4,
} as const;

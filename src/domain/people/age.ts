import { days } from '../time/durations';
import { moscowClock } from '../time/moscow';

/** `UNKNOWN`: nobody was asked yet. `CHILD`: too young for anything that costs money. */
export const ageGroups = ['UNKNOWN', 'CHILD', 'MINOR', 'ADULT'] as const;

export type AgeGroup = (typeof ageGroups)[number];

/**
 * Years. `least`: from here on with a parent's consent; `adult`: mates, and categories for adults. `limitWindow`, ms: in
 * which minors pay in up to a setting.
 */
export const ageTerms = { least: 14, adult: 18, most: 120, limitWindow: days(30) } as const;

/** Whole years at a moment (epoch ms) by the calendar of Moscow; `born` is `YYYY-MM-DD`. */
export const ageAt = (born: string, now: number): number => {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const today = moscowClock(now);
  const birthdayIsAhead = (today.getUTCMonth() + 1) * 100 + today.getUTCDate() < month * 100 + day;
  return today.getUTCFullYear() - year - (birthdayIsAhead ? 1 : 0);
};

/** A day of the calendar on which somebody alive may have been born. */
export const isBirthDate = (text: string, now: number): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 31 February is parsed as a day of March.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(text)) return false;
  const age = ageAt(text, now);
  return age >= 0 && age <= ageTerms.most;
};

export const ageGroup = (born: string | null, now: number): AgeGroup => {
  if (born === null) return 'UNKNOWN';
  const age = ageAt(born, now);
  if (age < ageTerms.least) return 'CHILD';
  return age < ageTerms.adult ? 'MINOR' : 'ADULT';
};

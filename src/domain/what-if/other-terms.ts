import { grades, type MateLevel, mateLevels } from '../mates/grade';
import { type HourlyRates, hourlyRates } from '../pricing/rates';
import { productSettings } from '../settings/product-settings';
import { lateCancellationTerms } from '../squad/facts/squad-limits';

/** What «Что если» may change. Units as in settings: MONEY in kopecks, PERCENT in whole percents. */
interface AskedTerm {
  readonly unit: 'MONEY' | 'PERCENT';
  /** In force unless an operator has set another. */
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

const percentIn = (usual: number): AskedTerm => ({ unit: 'PERCENT', usual, min: 0, max: 100 });

const rateOf = (level: MateLevel): AskedTerm => ({
  unit: 'MONEY',
  usual: hourlyRates[level],
  min: productSettings['rate-pro'].min,
  max: productSettings['rate-pro'].max,
});

const shareOf = (level: MateLevel): AskedTerm => percentIn(grades.find((grade) => grade.level === level)?.percent ?? 0);

/** Every term that may be asked about. */
export const askedTerms = {
  'lobby-mates': percentIn(lateCancellationTerms.lobbyMatesPercent),
  'rate-beginner-1': rateOf('BEGINNER_I'),
  'rate-beginner-2': rateOf('BEGINNER_II'),
  'rate-beginner-3': rateOf('BEGINNER_III'),
  'rate-expert': rateOf('EXPERT'),
  'rate-pro': rateOf('PRO'),
  'rate-star': rateOf('STAR'),
  'percent-beginner-1': shareOf('BEGINNER_I'),
  'percent-beginner-2': shareOf('BEGINNER_II'),
  'percent-beginner-3': shareOf('BEGINNER_III'),
  'percent-expert': shareOf('EXPERT'),
  'percent-pro': shareOf('PRO'),
  'percent-star': shareOf('STAR'),
  'referral-percent': { ...productSettings['referral-percent'], unit: 'PERCENT' },
} as const satisfies Readonly<Record<string, AskedTerm>>;

export type AskedTermName = keyof typeof askedTerms;

const isAsked = (name: string): name is AskedTermName => name in askedTerms;

export const askedTermNames: readonly AskedTermName[] = Object.keys(askedTerms).filter(isAsked);

/** The terms that are to be other ones; absent: as they were. */
export type OtherTerms = Readonly<Partial<Record<AskedTermName, number>>>;

/** Names of terms by level, in the order of `mateLevels`. */
const suffixes: Readonly<Record<MateLevel, 'beginner-1' | 'beginner-2' | 'beginner-3' | 'expert' | 'pro' | 'star'>> = {
  BEGINNER_I: 'beginner-1',
  BEGINNER_II: 'beginner-2',
  BEGINNER_III: 'beginner-3',
  EXPERT: 'expert',
  PRO: 'pro',
  STAR: 'star',
};

/** Levels of whose mates a rate or a percent is another one. */
export const levelsAsked = (terms: OtherTerms): readonly MateLevel[] =>
  mateLevels.filter(
    (level) => terms[`rate-${suffixes[level]}`] !== undefined || terms[`percent-${suffixes[level]}`] !== undefined,
  );

/** Rates of a day with the asked ones in their place; kopecks an hour. */
export const ratesUnder = (terms: OtherTerms, rates: HourlyRates | null): HourlyRates | null => {
  if (mateLevels.every((level) => terms[`rate-${suffixes[level]}`] === undefined)) return rates;
  const known = rates ?? hourlyRates;
  const rate = (level: MateLevel) => terms[`rate-${suffixes[level]}`] ?? known[level];
  return {
    BEGINNER_I: rate('BEGINNER_I'),
    BEGINNER_II: rate('BEGINNER_II'),
    BEGINNER_III: rate('BEGINNER_III'),
    EXPERT: rate('EXPERT'),
    PRO: rate('PRO'),
    STAR: rate('STAR'),
  };
};

/** A mate's percent of order; one that an operator has set for this mate stays. */
export const percentUnder = (terms: OtherTerms, { level, percent }: { level: MateLevel; percent: number }): number => {
  const usual = grades.find((grade) => grade.level === level)?.percent;
  return percent === usual ? (terms[`percent-${suffixes[level]}`] ?? percent) : percent;
};

/** Whether a value is within the bounds of its term. */
export const isAskable = (name: AskedTermName, value: number): boolean => {
  const { min, max } = askedTerms[name];
  return Number.isSafeInteger(value) && value >= min && value <= max;
};

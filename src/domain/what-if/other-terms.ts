import { trialLesson } from '../games/category';
import { type MateLevel, mateLevels, percentOfGrade } from '../mates/grade';
import { strikeTerms } from '../mates/mate-terms';
import { isInKopecks, kopecksToRubles, rublesToKopecks } from '../money/kopecks';
import { promoCodeLimits } from '../pricing/promo-code';
import { type HourlyRates, hourlyRates } from '../pricing/rates';
import { productSettings, rateSettings } from '../settings/product-settings';
import { earlyFinishTerms, lateCancellationTerms } from '../squad/facts/squad-limits';
import { days, hours } from '../time/durations';

/** What «Что если» may change: MONEY in kopecks, PERCENT in whole percents, HOURS, DAYS and COUNT as whole numbers. */
interface AskedTerm {
  readonly unit: 'MONEY' | 'PERCENT' | 'HOURS' | 'DAYS' | 'COUNT';
  /** In force unless an operator has set another. */
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

const percentIn = (usual: number, max = 100): AskedTerm => ({ unit: 'PERCENT', usual, min: 0, max });

/** How long orders are off after the strike of this number within the window. */
const ordersOffAfter = (strike: 1 | 2 | 3): AskedTerm => ({
  unit: 'HOURS',
  usual: (strikeTerms.ordersOff[strike - 1] ?? 0) / hours(1),
  min: 0,
  max: 90 * 24,
});

/** Every term that may be asked about. */
export const askedTerms = {
  'lobby-mates': percentIn(lateCancellationTerms.lobbyMatesPercent),
  /** The least that is charged when a payer asks to finish early. */
  'early-finish': percentIn(earlyFinishTerms.minChargedPercent),
  /** The most that a code of a percent takes off. A code promises no more than the usual limit, so none is above it. */
  'promo-percent': percentIn(promoCodeLimits.maxPercent, promoCodeLimits.maxPercent),
  'trial-price': { unit: 'MONEY', usual: trialLesson.price, min: 0, max: rublesToKopecks(2000) },
  'rate-beginner-1': productSettings['rate-beginner-1'],
  'rate-beginner-2': productSettings['rate-beginner-2'],
  'rate-beginner-3': productSettings['rate-beginner-3'],
  'rate-expert': productSettings['rate-expert'],
  'rate-pro': productSettings['rate-pro'],
  'rate-star': productSettings['rate-star'],
  'percent-beginner-1': percentIn(percentOfGrade('BEGINNER_I')),
  'percent-beginner-2': percentIn(percentOfGrade('BEGINNER_II')),
  'percent-beginner-3': percentIn(percentOfGrade('BEGINNER_III')),
  'percent-expert': percentIn(percentOfGrade('EXPERT')),
  'percent-pro': percentIn(percentOfGrade('PRO')),
  'percent-star': percentIn(percentOfGrade('STAR')),
  'referral-percent': productSettings['referral-percent'],
  'referral-client-limit': productSettings['referral-client-limit'],
  /** How long a strike counts. */
  'strike-days': { unit: 'DAYS', usual: strikeTerms.window / days(1), min: 1, max: 365 },
  'strike-first': ordersOffAfter(1),
  'strike-second': ordersOffAfter(2),
  'strike-third': ordersOffAfter(3),
  /** From which strike within the window on an administrator decides. */
  'strike-decided': { unit: 'COUNT', usual: strikeTerms.administratorFrom, min: 1, max: 20 },
} as const satisfies Readonly<Record<string, AskedTerm>>;

export type AskedTermName = keyof typeof askedTerms;

const isAsked = (name: string): name is AskedTermName => name in askedTerms;

export const askedTermNames: readonly AskedTermName[] = Object.keys(askedTerms).filter(isAsked);

/** The terms that are to be other ones; absent: as they were. */
export type OtherTerms = Readonly<Partial<Record<AskedTermName, number>>>;

/** A value of a term as people write it: rubles, or what its unit counts. */
export const writtenTerm = (name: AskedTermName, value: number): number =>
  askedTerms[name].unit === 'MONEY' ? kopecksToRubles(value) : value;

/** The value of a term that was written so; null where it is none, or out of the term's bounds. */
export const termFrom = (name: AskedTermName, written: number): number | null => {
  const { unit, min, max } = askedTerms[name];
  const isWhole = Number.isFinite(written) && (unit === 'MONEY' ? isInKopecks(written) : Number.isInteger(written));
  if (!isWhole || written < writtenTerm(name, min) || written > writtenTerm(name, max)) return null;
  return unit === 'MONEY' ? rublesToKopecks(written) : written;
};

/** The term of a level's percent of order; that of its rate is the setting's (`rateSettings`). */
const percentTerms = {
  BEGINNER_I: 'percent-beginner-1',
  BEGINNER_II: 'percent-beginner-2',
  BEGINNER_III: 'percent-beginner-3',
  EXPERT: 'percent-expert',
  PRO: 'percent-pro',
  STAR: 'percent-star',
} as const satisfies Readonly<Record<MateLevel, AskedTermName>>;

/** Levels of whose mates a rate or a percent is another one. */
export const levelsAsked = (terms: OtherTerms): readonly MateLevel[] =>
  mateLevels.filter((level) => terms[rateSettings[level]] !== undefined || terms[percentTerms[level]] !== undefined);

/** Rates of a day with the asked ones in their place; kopecks an hour. */
export const ratesUnder = (terms: OtherTerms, rates: HourlyRates | null): HourlyRates | null => {
  if (mateLevels.every((level) => terms[rateSettings[level]] === undefined)) return rates;
  const known = rates ?? hourlyRates;
  const rate = (level: MateLevel) => terms[rateSettings[level]] ?? known[level];
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
export const percentUnder = (terms: OtherTerms, { level, percent }: { level: MateLevel; percent: number }): number =>
  percent === percentOfGrade(level) ? (terms[percentTerms[level]] ?? percent) : percent;

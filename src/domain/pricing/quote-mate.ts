import type { CategoryKind } from '../enums/category-kind';
import type { MateLevel } from '../enums/mate-level';
import type { Kopecks } from '../money/kopecks';
import { categoryPercents, extraClientPercent, hourlyRates, quoteStep } from '../settings/prices';
import { durationDiscount } from './duration-discount';

export interface MateOrder {
  readonly level: MateLevel;
  readonly categoryKind: CategoryKind;
  readonly durationMinutes: number;
  /** Clients and friends who play; none yet counts as one. */
  readonly nonMates: number;
}

type PriceLineKind = 'RATE' | 'CATEGORY' | 'DURATION' | 'EXTRA_CLIENTS' | 'ROUNDING';

interface PriceLine {
  readonly kind: PriceLineKind;
  /** Added, or taken off when negative. */
  readonly amount: Kopecks;
}

export interface MatePrice {
  readonly amount: Kopecks;
  /** They add up to the amount; a line of zero is left out. */
  readonly lines: readonly PriceLine[];
}

const roundUp = (exact: number): Kopecks => Math.ceil(exact / quoteStep) * quoteStep;

/** The price of one mate: rate × time × category − discount + further clients, rounded up to ten rubles. */
export const quoteMate = ({ level, categoryKind, durationMinutes, nonMates }: MateOrder): MatePrice => {
  const rate = (hourlyRates[level] * durationMinutes) / 60;
  const inCategory = (rate * categoryPercents[categoryKind]) / 100;
  const discounted = (inCategory * (100 - durationDiscount(durationMinutes))) / 100;
  const exact = Math.round((discounted * (100 + extraClientPercent * Math.max(nonMates - 1, 0))) / 100);
  const amount = roundUp(exact);
  const stages: readonly (readonly [PriceLineKind, number])[] = [
    ['RATE', rate],
    ['CATEGORY', inCategory],
    ['DURATION', discounted],
    ['EXTRA_CLIENTS', exact],
    ['ROUNDING', amount],
  ];
  const lines = stages.map(([kind, value], index) => ({ kind, amount: Math.round(value) - Math.round(stages[index - 1]?.[1] ?? 0) }));
  return { amount, lines: lines.filter((line) => line.amount !== 0) };
};

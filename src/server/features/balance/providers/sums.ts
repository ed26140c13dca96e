import type { Kopecks } from '#domain/money/kopecks.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** Whole kopecks as rubles with two decimals: `700.00`. */
export const sumText = (amount: Kopecks): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Parses a provider's sum in rubles. @throws Refusal VALIDATION_ERROR for anything but a plain decimal */
export const sumOfText = (text: unknown): Kopecks => {
  const read = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(String(text));
  if (!read) throw new Refusal('VALIDATION_ERROR');
  return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
};

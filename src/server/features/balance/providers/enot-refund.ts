import * as z from 'zod/mini';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { ProviderCallback } from './provider';
import { sha256 } from './signatures';
import { sumOfText } from './sums';

const sum = z.union([z.string(), z.number()]);
const named = z.record(z.string(), z.unknown());
const notice = z.object({ amount: z.optional(z.unknown()), currency: z.optional(z.string()), status: z.string() });

/**
 * The provider does not document how a partial refund names its sum: all plain names are read, at the top
 * (`refund_amount`, `amount_refunded`) and as `refund: { amount }`.
 */
const refundName = /^(?:(?:refund|return)(?:ed)?(?:_?(?:amount|sum))?|(?:amount|sum)_?(?:refund|return)(?:ed)?)$/i;
const innerNames = ['amount', 'sum'] as const;

/** Null for what is no sum above zero. */
const sumOf = (value: unknown): Kopecks | null => {
  const text = sum.safeParse(value);
  if (!text.success) return null;
  try {
    return sumOfText(text.data) || null;
  } catch {
    return null;
  }
};

/** The values of the fields that name a refunded sum. */
const refundFields = (json: unknown): readonly unknown[] =>
  Object.entries(named.parse(json)).flatMap(([name, value]) => {
    if (!refundName.test(name) || typeof value === 'boolean' || value === null) return [];
    const inner = named.safeParse(value);
    return inner.success ? innerNames.flatMap((one) => (one in inner.data ? [inner.data[one]] : [])) : [value];
  });

/**
 * What was refunded: the smallest sum that the notice names, since `amount` may be that of the whole payment. No sum
 * where one of them cannot be read, for another currency, and for a refund that is not finished: operators decide.
 */
export const enotRefund = (json: unknown, canonical: string): Omit<ProviderCallback, 'depositId'> => {
  const { amount, currency = 'RUB', status } = notice.parse(json);
  const fields = refundFields(json).map(sumOf);
  const whole = sumOf(amount);
  const sums = [...fields, ...(amount === undefined ? [] : [whole])];
  const read = sums.filter((one) => one !== null);
  const isClear = read.length > 0 && read.length === sums.length && currency === 'RUB';
  const isDone = status === 'refund' || status === 'success';
  return {
    amount: isClear && isDone ? Math.min(...read) : null,
    outcome: 'REFUNDED',
    refund: { whole: fields.length > 0 ? whole : null, id: sha256(canonical) },
  };
};

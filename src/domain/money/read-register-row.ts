import { rublesToKopecks } from './kopecks';
import type { RegisterLine } from './register';

const headings = {
  reference: ['id', 'номер', 'order_id', 'order', 'merchant_order_id', 'account', 'payment_id', 'заказ'],
  amount: ['sum', 'amount', 'сумма', 'ordersum'],
  status: ['status', 'статус', 'состояние', 'state'],
  at: ['time', 'date', 'дата', 'время', 'created_at', 'datetime'],
} as const;

const paidStatuses = new Set([
  'paid',
  'success',
  'successful',
  'succeeded',
  'completed',
  'approved',
  'оплачен',
  'оплачено',
  'успешно',
  'успешный',
  '1',
]);

/** Whether the status says that the payment succeeded; anything else counts as not paid or refunded. */
const isPaid = (status: string): boolean => paidStatuses.has(status.trim().toLowerCase());

const pick = (row: Readonly<Record<string, string>>, names: readonly string[]): string =>
  names.map((name) => row[name]?.trim()).find((value) => value !== undefined && value !== '') ?? '';

/** Required columns of a register that are missing among these (lower-case) column names. */
export const missingHeadings = (names: readonly string[]): readonly string[] =>
  (['reference', 'amount', 'status'] as const)
    .filter((field) => !headings[field].some((name) => names.includes(name)))
    .map((field) => headings[field][0]);

/** Reads one row of a register, keyed by lower-case column names; null when it cannot be read. */
export const readRegisterRow = (row: Readonly<Record<string, string>>): RegisterLine | null => {
  const reference = pick(row, headings.reference);
  const sum = pick(row, headings.amount).replaceAll(/\s/g, '').replace(',', '.');
  if (reference === '' || reference.length > 100 || !/^\d{1,9}(\.\d{1,2}0*)?$/.test(sum) || Number(sum) === 0)
    return null;
  const at = Date.parse(pick(row, headings.at));
  return {
    reference,
    amount: rublesToKopecks(Number(sum)),
    paid: isPaid(pick(row, headings.status)),
    at: Number.isNaN(at) ? null : at,
  };
};

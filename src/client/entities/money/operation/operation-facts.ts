import type { Transaction } from '#contract/schemas/transaction.ts';
import { withdrawalTexts } from '#domain/money/payment-texts.ts';
import { formatMoney } from '../money';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { operationStatus } from './operation-status';
import { texts as words } from './texts';

type Fact = readonly [name: string, value: string];

const moment = (name: string, iso: string | null): readonly Fact[] =>
  iso === null ? [] : [[name, formatFullMoment(Date.parse(iso))]];

const ofWithdrawal = ({ withdrawal, amount }: Transaction): readonly Fact[] =>
  withdrawal === null
    ? []
    : [
        [words.fee, formatMoney(withdrawal.fee)],
        [words.receive, formatMoney(-amount - withdrawal.fee)],
        ...(withdrawal.reference === null ? [] : [[words.reference, withdrawal.reference] as const]),
        ...moment(words.held, withdrawal.heldUntil),
        ...moment(words.confirmed, withdrawal.confirmedAt),
        ...moment(words.atProvider, withdrawal.atProviderSince),
        ...(withdrawal.status === 'PAID' ? moment(words.paid, withdrawal.changedAt) : []),
        [words.where, `${withdrawalTexts.methodNames[withdrawal.method]}, ${withdrawalTexts.requisites(withdrawal)}`],
      ];

/** A part of the sum; nothing if it is zero or the whole sum. */
const part = (name: string, amount: number, whole: number): readonly Fact[] =>
  amount === 0 || amount === whole ? [] : [[name, formatMoney(amount, true)]];

/** All details of an operation as texts, for its window and its receipt. */
export const operationFacts = (line: Transaction): readonly Fact[] => {
  const status = operationStatus(line);
  return [
    [words.sum, formatMoney(line.amount, true)],
    ...part(words.bonus, line.bonusAmount, line.amount),
    ...part(words.gift, line.giftAmount, line.amount),
    ...(line.bonusAmount === 0 && line.giftAmount === 0
      ? []
      : part(words.own, Math.round((line.amount - line.bonusAmount - line.giftAmount) * 100) / 100, line.amount)),
    ...ofWithdrawal(line),
    ...(status === null ? [] : [[words.status, status.text] as const]),
    ...(line.withdrawal?.comment ? [[words.reason, line.withdrawal.comment] as const] : []),
    ...moment(words.when, line.createdAt),
    [words.balance, formatMoney(line.balance)],
    [words.number, line.id],
  ];
};

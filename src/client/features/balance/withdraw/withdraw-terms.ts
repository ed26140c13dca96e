import type { WithdrawalMethod } from '../../../../domain/enums/withdrawal-method';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { rublesToKopecks } from '../../../../domain/money/rubles-to-kopecks';
import { withdrawalFee } from '../../../../domain/money/withdrawal-fee';
import type { AnswerOf } from '../../../api/call';
import { formatMoney } from '../../../ui/data/format-money';
import { texts } from './texts';

export type WithdrawalMethods = AnswerOf<'GET /v1/balance/user-withdrawal-methods'>;
export type MethodTerms = WithdrawalMethods['terms'][number];

/** The order in which people reach for them. */
export const methodOrder: readonly WithdrawalMethod[] = ['SBP', 'BANK_CARD_RU', 'YOOMONEY', 'USDT_TRC20', 'TRX', 'BANK_CARD'];

/** «От 500 ₽, комиссия 2 %, не меньше 50 ₽» */
export const termsText = ({ min, feePercent, feeMin }: MethodTerms): string => {
  const fee = feePercent === 0 && feeMin === 0 ? texts.noFee : texts.fee(feePercent, feeMin === 0 ? null : formatMoney(feeMin));
  return texts.terms(formatMoney(min), fee);
};

/** Rubles that the service keeps of this sum: the server's own rule. */
export const feeOf = (method: WithdrawalMethod, amount: number): number => kopecksToRubles(withdrawalFee(method, rublesToKopecks(amount)));

/** What is wrong with the sum, in words; null when it may be asked for. */
export const sumProblem = ({ min, max }: MethodTerms, amount: number | null, available: number): string | null => {
  if (amount === null) return texts.needSum;
  if (amount < min) return texts.tooLittle(formatMoney(min));
  if (amount > max) return texts.tooMuch(formatMoney(max));
  return amount > available ? texts.lacking(formatMoney(available)) : null;
};

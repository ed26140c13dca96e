import { sbpBanks, withdrawalFee, type WithdrawalMethod, withdrawalMethods } from '#domain/money/withdrawal.ts';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { texts } from './texts';
import { withdrawalTexts } from '#domain/money/payment-texts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';

export type WithdrawalMethods = CallResponse<'GET /v1/balance/user-withdrawal-methods'>;
type MethodTerms = WithdrawalMethods['terms'][number];

/** «От 500 ₽, комиссия 2 %, не меньше 50 ₽» */
const termsText = ({ min, feePercent, feeMin }: MethodTerms): string => {
  const fee =
    feePercent === 0 && feeMin === 0 ? texts.noFee : texts.fee(feePercent, feeMin === 0 ? null : formatMoney(feeMin));
  return texts.terms(formatMoney(min), fee);
};

/** The fee for this sum in rubles, by the server's own rule. */
export const feeOf = (method: WithdrawalMethod, amount: number): number =>
  kopecksToRubles(withdrawalFee(method, rublesToKopecks(amount)));

/** What is wrong with the sum, as text; null when it can be withdrawn. */
export const sumError = ({ min, max }: MethodTerms, amount: number | null, available: number): string | null => {
  if (amount === null) return texts.needSum;
  if (amount < min) return texts.tooLittle(formatMoney(min));
  if (amount > max) return texts.tooMuch(formatMoney(max));
  return amount > available ? texts.lacking(formatMoney(available)) : null;
};

export interface NewTarget {
  readonly method: WithdrawalMethod;
  readonly wallet: string;
  readonly bank: string;
}

interface NewTargetFieldsProps {
  readonly terms: WithdrawalMethods['terms'];
  readonly value: NewTarget;
  readonly onChange: (target: NewTarget) => void;
  readonly walletError: string | undefined;
  readonly bankError: string | undefined;
}

const isMethod = (name: string): name is WithdrawalMethod => withdrawalMethods.some((method) => method === name);

const bankOptions = sbpBanks.map((bank) => ({ value: bank, label: withdrawalTexts.bankNames[bank] }));

export const NewTargetFields = ({ terms, value, onChange, walletError, bankError }: NewTargetFieldsProps) => {
  const walletTexts = texts.wallets[value.method];
  const own = terms.find(({ method }) => method === value.method);
  return (
    <>
      <Select
        label={texts.method}
        options={terms.map(({ method }) => ({ value: method, label: withdrawalTexts.methodNames[method] }))}
        value={value.method}
        hint={own && termsText(own)}
        onChange={({ target }) => {
          if (isMethod(target.value)) onChange({ ...value, method: target.value });
        }}
      />
      {value.method === 'SBP' && (
        <Select
          label={texts.bank}
          placeholder={texts.chooseBank}
          options={bankOptions}
          value={value.bank}
          error={bankError}
          onChange={({ target }) => onChange({ ...value, bank: target.value })}
        />
      )}
      <TextField
        label={walletTexts.label}
        placeholder={walletTexts.placeholder}
        value={value.wallet}
        error={walletError}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        inputMode={value.method === 'TRX' || value.method === 'USDT_TRC20' ? 'text' : 'tel'}
        onChange={({ target }) => onChange({ ...value, wallet: target.value })}
      />
    </>
  );
};

import { Stack } from '../../kit/layout/stack';
import styled from 'styled-components';
import { useState } from 'react';
import { formatMoney } from '../../entities/money/money';
import { bonusOf, type TopUpTerms } from './bonus-of';
import { texts } from './texts';
import { Chip } from '../../kit/display/chip';
import { tabular, theme } from '../../kit/theme/theme';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { type DepositMethod, MethodChoice } from './method-choice';
import { TradeUrlField, tradeUrlError } from './trade-url-field';
import type { DepositOrder } from './deposit-machine';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { FormError } from '../../kit/form/form';
import { MoneyField } from '../../entities/money/money-field';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** What is wrong with the sum, as text; null when it can be paid. Rubles. */
const sumError = ({ min, max }: Limits, amount: number | null): string | null => {
  if (amount === null) return texts.needSum;
  if (amount < min) return texts.tooLittle(formatMoney(min));
  return amount > max ? texts.tooMuch(formatMoney(max)) : null;
};

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${tabular}
`;

const Gift = styled.span`
  color: ${theme.color.ok};
  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

const plainSums = [500, 1000] as const;

interface QuickSumsProps {
  readonly terms: TopUpTerms;
  readonly value: number | null;
  readonly onChoose: (rubles: number) => void;
}

const QuickSums = ({ terms, value, onChoose }: QuickSumsProps) => (
  <Chips role="group" aria-label={texts.quickSums}>
    {[...plainSums, ...terms.packages.map(({ price }) => price)].map((sum) => {
      const { amount: bonus } = bonusOf(terms, sum);
      return (
        <Chip key={sum} selected={value === sum} onClick={() => onChoose(sum)}>
          {formatMoney(sum)}
          {bonus > 0 && <Gift>{texts.plus(formatMoney(bonus))}</Gift>}
        </Chip>
      );
    })}
  </Chips>
);

const Note = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

interface DepositFormProps {
  readonly terms: TopUpTerms;
  readonly methods: readonly DepositMethod[];
  /** The Steam trade address used last time. */
  readonly savedTradeUrl: string | null;
  /** Rubles. */
  readonly amount: number | null;
  /** Null: the first available method. */
  readonly chosen: PaymentMethod | null;
  readonly onChange: (draft: { readonly amount: number | null; readonly method: PaymentMethod | null }) => void;
  readonly busy: boolean;
  /** Why the last attempt did not start; null without an error. */
  readonly refusal: string | null;
  readonly onSubmit: (order: DepositOrder) => void;
}

const hintOf = (terms: TopUpTerms, amount: number | null): string => {
  const bonus = amount === null ? 0 : bonusOf(terms, amount).amount;
  if (bonus > 0) return texts.bonus(formatMoney(bonus));
  const next = [...terms.bonuses].sort((a, b) => a.from - b.from)[0];
  return next === undefined
    ? texts.limits(formatMoney(terms.min), formatMoney(terms.max))
    : texts.bonusFrom(formatMoney(next.from), next.percent);
};

export const DepositForm = ({
  terms,
  methods,
  savedTradeUrl,
  amount,
  chosen,
  onChange,
  busy,
  refusal,
  onSubmit,
}: DepositFormProps) => {
  const [typedUrl, setTypedUrl] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const setAmount = (sum: number | null) => onChange({ amount: sum, method: chosen });
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (method === undefined) return <EmptyState text={texts.noMethods} />;
  const tradeUrl = typedUrl ?? savedTradeUrl ?? '';
  const limits = { min: Math.max(terms.min, method.min), max: Math.min(terms.max, method.max) };
  const errorText = method.openSum ? tradeUrlError(tradeUrl) : sumError(limits, amount);
  const error = shown ? (errorText ?? undefined) : undefined;

  const submit = (field: HTMLInputElement | null) => {
    setShown(true);
    if (errorText !== null) return field?.focus();
    if (busy) return undefined;
    if (method.openSum)
      return onSubmit({ amount: null, method: method.id, packageId: null, steamTradeUrl: tradeUrl.trim() });
    if (amount !== null) onSubmit({ amount, method: method.id, packageId: bonusOf(terms, amount).packageId });
    return undefined;
  };
  return (
    <Stack
      as="form"
      $gap={20}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget.querySelector('input[inputmode="decimal"], input[inputmode="url"]'));
      }}
    >
      {method.openSum ? (
        <TradeUrlField value={tradeUrl} onChange={setTypedUrl} error={error} />
      ) : (
        <>
          <MoneyField
            label={texts.sum}
            value={amount}
            onChange={setAmount}
            placeholder="1 000"
            hint={hintOf(terms, amount)}
            error={error}
          />
          <QuickSums terms={terms} value={amount} onChoose={setAmount} />
        </>
      )}
      <MethodChoice methods={methods} value={method.id} onChange={(way) => onChange({ amount, method: way })} />
      {refusal !== null && <FormError>{refusal}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {method.openSum ? texts.paySkins : amount === null ? texts.payNothing : texts.pay(formatMoney(amount))}
      </Button>
      {method.provider === 'DUMMY' && <Note>{texts.dummy}</Note>}
    </Stack>
  );
};

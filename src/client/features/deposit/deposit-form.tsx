import { useState } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '../../../domain/enums/payment-method';
import type { AnswerOf } from '../../api/call';
import type { DepositOrder } from '../../machines/deposit-machine';
import { Button } from '../../ui/controls/button';
import { formatMoney } from '../../ui/data/format-money';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FormError } from '../../ui/form/form-look';
import { MoneyField } from '../../ui/form/money-field';
import { theme } from '../../ui/theme/theme';
import { bonusOf } from './bonus-of';
import type { TopUpTerms } from './bonus-of';
import { MethodChoice } from './method-choice';
import { QuickSums } from './quick-sums';
import { sumProblem } from './sum-problem';
import { texts } from './texts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Note = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

interface DepositFormProps {
  readonly terms: TopUpTerms;
  readonly methods: AnswerOf<'GET /v1/balance/deposit-methods'>;
  readonly startWith: number | null;
  readonly busy: boolean;
  /** Why the last try did not start; null while all is well. */
  readonly refusal: string | null;
  readonly onSubmit: (order: DepositOrder) => void;
}

const hintOf = (terms: TopUpTerms, amount: number | null): string => {
  const bonus = amount === null ? 0 : bonusOf(terms, amount).amount;
  if (bonus > 0) return texts.bonus(formatMoney(bonus));
  const next = [...terms.bonuses].sort((a, b) => a.from - b.from)[0];
  return next === undefined ? texts.limits(formatMoney(terms.min), formatMoney(terms.max)) : texts.bonusFrom(formatMoney(next.from), next.percent);
};

export const DepositForm = ({ terms, methods, startWith, busy, refusal, onSubmit }: DepositFormProps) => {
  const [amount, setAmount] = useState(startWith);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [shown, setShown] = useState(false);
  const [first] = methods;
  if (first === undefined) return <EmptyState text={texts.noMethods} />;
  const method = chosen ?? first.id;
  const problem = sumProblem(terms, amount);
  const isDummy = methods.find(({ id }) => id === method)?.provider === 'DUMMY';

  const submit = (field: HTMLInputElement | null) => {
    setShown(true);
    if (problem !== null || amount === null) field?.focus();
    else if (!busy) onSubmit({ amount, method, packageId: bonusOf(terms, amount).packageId });
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget.querySelector('input[inputmode="decimal"]'));
      }}
    >
      <MoneyField label={texts.sum} value={amount} onChange={setAmount} placeholder="1 000" hint={hintOf(terms, amount)} error={shown ? (problem ?? undefined) : undefined} />
      <QuickSums terms={terms} value={amount} onChoose={setAmount} />
      <MethodChoice methods={methods.map(({ id }) => id)} value={method} onChange={setChosen} />
      {refusal !== null && <FormError>{refusal}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {amount === null ? texts.payNothing : texts.pay(formatMoney(amount))}
      </Button>
      {isDummy && <Note>{texts.dummy}</Note>}
    </Form>
  );
};

import { useState } from 'react';
import { Trash2 } from '#client/kit/icons/trash-2.tsx';
import { type ApiFailure, isLost } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useDeleteWithdrawalMethodMutation, useWithdrawMutation } from '#client/entities/money/withdrawals-api.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { withdrawalTexts } from '#domain/money/payment-texts.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { feeOf, type NewTarget, NewTargetFields, sumError, type WithdrawalMethods } from './new-target-fields';
import { texts } from './texts';
import { FieldGroup } from '#client/kit/form/field-group.tsx';
import { Line, SumRow, Totals } from './withdraw-styles';
import { isWalletShape, normaliseWallet } from '#domain/money/wallet-number.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { focusFirstError, Form, FormError } from '#client/kit/form/form.tsx';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { MoneyField } from '#client/entities/money/money-field.tsx';

interface TargetChoiceProps {
  readonly saved: WithdrawalMethods['saved'];
  /** Id of a saved payout target; null for a new one. */
  readonly value: string | null;
  readonly onChange: (savedId: string | null) => void;
}

const nameOf = (one: WithdrawalMethods['saved'][number]): string =>
  `${withdrawalTexts.methodNames[one.method]}, ${withdrawalTexts.requisites(one)}`;

/** Saved payout targets, one press away. */
const TargetChoice = ({ saved, value, onChange }: TargetChoiceProps) => {
  const [deleteMethod] = useDeleteWithdrawalMethodMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  // A forgotten target disappears with the button that had the focus.
  const focusRef = useFocusFallback<HTMLDivElement>();
  const deleteTarget = async (id: string) => {
    try {
      await deleteMethod({ params: { id } }).unwrap();
      if (value === id) onChange(null);
      toast.success(texts.forgotten);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <FieldGroup ref={focusRef} tabIndex={-1} label={texts.saved}>
      {saved.map((one) => (
        <Line key={one.id}>
          <label>
            <input type="radio" name="withdraw-target" checked={value === one.id} onChange={() => onChange(one.id)} />
            {nameOf(one)}
          </label>
          <IconButton label={texts.forget(nameOf(one))} onClick={() => deleteTarget(one.id)}>
            <Trash2 aria-hidden />
          </IconButton>
        </Line>
      ))}
      <Line>
        <label>
          <input type="radio" name="withdraw-target" checked={value === null} onChange={() => onChange(null)} />
          {texts.newTarget}
        </label>
      </Line>
    </FieldGroup>
  );
};

interface WithdrawFormProps extends WithdrawalMethods {
  /** Rubles. */
  readonly available: number;
  readonly onDone: () => void;
}

const sumCodes = new Set(['BALANCE_MIN_WITHDRAW_AMOUNT', 'BALANCE_MAX_WITHDRAW_AMOUNT', 'BALANCE_INSUFFICIENT']);

export const WithdrawForm = ({ saved, terms, available, onDone }: WithdrawFormProps) => {
  const [savedId, setSavedId] = useState(saved[0]?.id ?? null);
  const [target, setTarget] = useState<NewTarget>({ method: terms[0]?.method ?? 'SBP', wallet: '', bank: '' });
  // The sum is kept for the next opening, the payout target is not: a card's number must not stay in a browser.
  const [storedAmount, storeAmount, clearAmount] = useOwnText('withdraw-sum');
  const amount = storedAmount === '' ? null : Number(storedAmount);
  const setAmount = (sum: number | null) => storeAmount(sum === null ? '' : String(sum));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [withdraw, { isLoading: busy }] = useWithdrawMutation();
  const toast = useToast();

  const known = saved.find(({ id }) => id === savedId);
  const method = known?.method ?? target.method;
  const own = terms.find((one) => one.method === method);
  const refusedWith = (code: string): string | undefined => (failure?.code === code ? failure.message : undefined);
  const badSum = own === undefined ? null : sumError(own, amount, available);
  const badWallet =
    known === undefined && !isWalletShape(target.method, normaliseWallet(target.method, target.wallet))
      ? texts.wallets[target.method].wrong
      : null;
  const badBank = known === undefined && target.method === 'SBP' && target.bank === '' ? texts.needBank : null;

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (badSum !== null || badWallet !== null || badBank !== null || amount === null) return focusFirstError(form);
    const { wallet, bank } = target;
    const to = known === undefined ? { method, wallet, ...(method === 'SBP' ? { bank } : {}) } : { savedId: known.id };
    const { failure: refused = null } = await attempted(() => withdraw({ body: { amount, to } }).unwrap());
    setFailure(refused);
    if (refused !== null) return focusFirstError(form);
    clearAmount();
    toast.success(texts.done);
    return onDone();
  };
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setFailure(null);
      set(value);
    };
  const atField =
    failure !== null &&
    (sumCodes.has(failure.code) || (known === undefined && failure.code.startsWith('BALANCE_INVALID_')));
  const lost = failure !== null && isLost(failure);
  const fee = amount === null || badSum !== null ? null : feeOf(method, amount);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
    >
      {saved.length > 0 && <TargetChoice saved={saved} value={known?.id ?? null} onChange={edit(setSavedId)} />}
      {known === undefined && (
        <NewTargetFields
          terms={terms}
          value={target}
          onChange={edit(setTarget)}
          walletError={refusedWith('BALANCE_INVALID_WALLET') ?? (tried ? (badWallet ?? undefined) : undefined)}
          bankError={refusedWith('BALANCE_INVALID_SBP_BANK') ?? (tried ? (badBank ?? undefined) : undefined)}
        />
      )}
      <SumRow>
        <MoneyField
          label={texts.sum}
          value={amount}
          onChange={edit(setAmount)}
          hint={texts.available(formatMoney(available))}
          error={
            failure !== null && sumCodes.has(failure.code) ? failure.message : tried ? (badSum ?? undefined) : undefined
          }
        />
        <Button onClick={() => edit(setAmount)(Math.min(available, own?.max ?? available))}>{texts.all}</Button>
      </SumRow>
      {fee !== null && amount !== null && (
        <Totals>
          <dt>{texts.commission}</dt>
          <dd>{formatMoney(fee)}</dd>
          <dt>{texts.receive}</dt>
          <dd>{formatMoney(Math.round((amount - fee) * 100) / 100)}</dd>
        </Totals>
      )}
      {failure !== null && !atField && <FormError>{lost ? texts.lost : failure.message}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {amount === null ? texts.submit : texts.submitSum(formatMoney(amount))}
      </Button>
    </Form>
  );
};

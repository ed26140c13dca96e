import { useState } from 'react';
import { normaliseWallet } from '../../../../domain/wallets/normalise-wallet';
import { isWalletShape } from '../../../../domain/wallets/is-wallet-shape';
import type { ApiFailure } from '../../../api/api-failure';
import { Button } from '../../../ui/controls/button';
import { formatMoney } from '../../../ui/data/format-money';
import { focusFirstError } from '../../../ui/form/focus-first-error';
import { Form, FormError } from '../../../ui/form/form-look';
import { MoneyField } from '../../../ui/form/money-field';
import { useToast } from '../../../ui/toast/use-toast';
import { NewTargetFields } from './new-target-fields';
import type { NewTarget } from './new-target-fields';
import { TargetChoice } from './target-choice';
import { texts } from './texts';
import { useWithdraw } from './use-withdraw';
import { SumRow, Totals } from './withdraw-look';
import { feeOf, sumProblem } from './withdraw-terms';
import type { WithdrawalMethods } from './withdraw-terms';

interface WithdrawFormProps extends WithdrawalMethods {
  /** Rubles. */
  readonly available: number;
  readonly onDone: () => void;
}

const sumCodes = new Set(['BALANCE_MIN_WITHDRAW_AMOUNT', 'BALANCE_MAX_WITHDRAW_AMOUNT', 'BALANCE_INSUFFICIENT']);

export const WithdrawForm = ({ saved, terms, available, onDone }: WithdrawFormProps) => {
  const [savedId, setSavedId] = useState(saved[0]?.id ?? null);
  const [target, setTarget] = useState<NewTarget>({ method: 'SBP', wallet: '', bank: '' });
  const [amount, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { send, busy } = useWithdraw();
  const toast = useToast();

  const known = saved.find(({ id }) => id === savedId);
  const method = known?.method ?? target.method;
  const own = terms.find((one) => one.method === method);
  const refusedWith = (code: string): string | undefined => (failure?.code === code ? failure.message : undefined);
  const badSum = own === undefined ? null : sumProblem(own, amount, available);
  const badWallet = known === undefined && !isWalletShape(target.method, normaliseWallet(target.method, target.wallet)) ? texts.wallets[target.method].wrong : null;
  const badBank = known === undefined && target.method === 'SBP' && target.bank === '' ? texts.needBank : null;

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (badSum !== null || badWallet !== null || badBank !== null || amount === null) return focusFirstError(form);
    const { wallet, bank } = target;
    const to = known === undefined ? { method, wallet, ...(method === 'SBP' ? { bank } : {}) } : { savedId: known.id };
    const refused = await send({ amount, to });
    setFailure(refused);
    if (refused !== null) return focusFirstError(form);
    toast.success(texts.done);
    return onDone();
  };
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setFailure(null);
      set(value);
    };
  const atField = failure !== null && (sumCodes.has(failure.code) || (known === undefined && failure.code.startsWith('BALANCE_INVALID_')));
  const lost = failure !== null && (failure.status === 0 || failure.status >= 500);
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
          error={failure !== null && sumCodes.has(failure.code) ? failure.message : tried ? (badSum ?? undefined) : undefined}
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

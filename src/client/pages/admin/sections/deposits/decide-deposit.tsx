import { useState } from 'react';
import { payoutReference } from '#domain/money/withdrawal.ts';
import {
  useCloseDebtMutation,
  useCreditDepositMutation,
  useRefundDepositMutation,
} from '#client/entities/admin/admin-money-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SumLine } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { sumOfText } from '../../kit/sum-text';
import { depositSumOf, DepositSumField } from '../common/deposit-sum-field';
import { type Deposit, isOwed, leftOf } from './deposit';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';

interface DialogProps {
  readonly deposit: Deposit;
  readonly seen: number;
  readonly onClose: () => void;
}

interface CreditDraft {
  readonly reference: string;
  readonly typed: string;
}

const creditDrafts: SheetDrafts<CreditDraft> = new Map();

const CreditDialog = ({ deposit: { id, amount, askedBy }, seen, onClose }: DialogProps) => {
  const [credit] = useCreditDepositMutation();
  const [draft, setDraft, clear] = useOwnDraft(creditDrafts, id, { reference: '', typed: '' });
  const { reference, typed } = draft;
  const toast = useToast();
  const sum = amount ?? depositSumOf(typed);
  const run = async (reason: string) => {
    const body = { seen, reason, reference: reference.trim(), amount: amount === null ? sum : null };
    const { status } = await credit({ params: { id }, body }).unwrap();
    clear();
    toast.success(status === 'PAID' ? texts.credited : waitsForSecond);
  };
  return (
    <ReasonDialog
      title={texts.creditTitle}
      confirmLabel={texts.credit}
      toPerson={false}
      dangerous={false}
      incomplete={sum === null || reference.trim().length < payoutReference.min}
      consequence={
        sum !== null && (
          <>
            <dl>
              <SumLine label={texts.willCome} value={<Money value={sum} signed tinted />} />
            </dl>
            <LargeSum amount={sum} asked={askedBy !== null} />
          </>
        )
      }
      onConfirm={run}
      onClose={onClose}
    >
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        autoComplete="off"
        maxLength={payoutReference.max}
        value={reference}
        onChange={({ target }) => setDraft({ ...draft, reference: target.value })}
      />
      {amount === null && <DepositSumField typed={typed} onType={(sum) => setDraft({ ...draft, typed: sum })} />}
    </ReasonDialog>
  );
};

const refundDrafts: SheetDrafts<string> = new Map();

const RefundDialog = ({ deposit, seen, onClose }: DialogProps) => {
  const { id } = deposit;
  const left = leftOf(deposit);
  const [refund] = useRefundDepositMutation();
  const [typed, setTyped, clear] = useOwnDraft(refundDrafts, id, '');
  const read = sumOfText(typed);
  const isWhole = typed.trim() === '';
  const amount = isWhole ? left : read !== null && read > 0 && read <= left ? read : null;
  const toast = useToast();
  const run = async (reason: string) => {
    if (amount === null) return;
    const body = { seen, reason, ...(isWhole ? {} : { amount }) };
    await refund({ params: { id }, body }).unwrap();
    clear();
    toast.success(texts.givenBack);
  };
  return (
    <ReasonDialog
      title={texts.giveBackTitle}
      confirmLabel={texts.giveBack}
      toPerson={false}
      incomplete={amount === null}
      consequence={
        amount !== null && (
          <dl>
            <SumLine label={texts.goesAway} value={<Money value={-amount} />} />
          </dl>
        )
      }
      onConfirm={run}
      onClose={onClose}
    >
      <TextField
        label={texts.refundSum}
        hint={texts.refundSumHint(formatMoney(left))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        error={amount === null ? texts.refundSumWrong(formatMoney(left)) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
};

const CloseDebtDialog = ({ deposit: { id }, seen, onClose }: DialogProps) => {
  const [close] = useCloseDebtMutation();
  const toast = useToast();
  const run = async (reason: string) => {
    await close({ params: { id }, body: { seen, reason } }).unwrap();
    toast.success(texts.debtClosed);
  };
  return (
    <ReasonDialog
      title={texts.closeTitle}
      confirmLabel={texts.closeDebt}
      toPerson={false}
      dangerous={false}
      onConfirm={run}
      onClose={onClose}
    />
  );
};

const credit = { label: texts.credit, variant: 'primary', Dialog: CreditDialog } as const;
const giveBack = { label: texts.giveBack, variant: 'danger', Dialog: RefundDialog } as const;
const closeDebt = { label: texts.closeDebt, variant: 'primary', Dialog: CloseDebtDialog } as const;

/** The possible actions; none when nothing is left to do. A part of a deposit may be owed while the rest is paid. */
const actionsOf = (deposit: Deposit) => {
  if (deposit.status !== 'PAID' && deposit.status !== 'REFUNDED') return [credit];
  return [...(isOwed(deposit) ? [closeDebt] : []), ...(deposit.status === 'PAID' ? [giveBack] : [])];
};

export const DecideDeposit = ({ deposit }: { readonly deposit: Deposit }) => {
  const seen = useSeen(`deposit:${deposit.id}`);
  const me = useMe();
  // The version seen when the dialog opened: a change behind it must lead to a refusal, not pass unnoticed.
  const [opened, setOpened] = useState<{ readonly seen: number; readonly Dialog: typeof CreditDialog } | null>(null);
  const actions = actionsOf(deposit);
  if (deposit.person.id === me?.id) return actions.length === 0 ? null : <p>{texts.own}</p>;
  return (
    <>
      {actions.map(({ label, variant, Dialog }) => (
        <Button
          key={label}
          wide
          variant={variant}
          whyNot={untilSeen(seen)}
          onClick={() => setOpened(seen === undefined ? null : { seen, Dialog })}
        >
          {label}
        </Button>
      ))}
      {opened !== null && <opened.Dialog deposit={deposit} seen={opened.seen} onClose={() => setOpened(null)} />}
    </>
  );
};

import { useState } from 'react';
import { payoutReference } from '#domain/money/withdrawal.ts';
import {
  useCloseDebtMutation,
  useCreditDepositMutation,
  useRefundDepositMutation,
} from '#client/entities/admin/admin-money-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SumLine } from '../../kit/drawer/panel';
import { useIdempotencyKey } from '#client/entities/money/use-idempotency-key.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { depositSumOf, DepositSumField } from '../common/deposit-sum-field';
import { isOwed, type Deposit } from './deposit';
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

const CreditDialog = ({ deposit: { id, amount }, seen, onClose }: DialogProps) => {
  const [credit] = useCreditDepositMutation();
  const [draft, setDraft, clear] = useOwnDraft(creditDrafts, id, { reference: '', typed: '' });
  const { reference, typed } = draft;
  const { send } = useIdempotencyKey(`credit-deposit:${id}`);
  const toast = useToast();
  const sum = amount ?? depositSumOf(typed);
  const run = async (reason: string) => {
    const body = { seen, reason, reference: reference.trim(), amount: amount === null ? sum : null };
    await send(body, (idempotencyKey) => credit({ params: { id }, body, idempotencyKey }).unwrap());
    clear();
    toast.success(texts.credited);
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
          <dl>
            <SumLine label={texts.willCome} value={<Money value={sum} signed tinted />} />
          </dl>
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

const RefundDialog = ({ deposit: { id, amount }, seen, onClose }: DialogProps) => {
  const [refund] = useRefundDepositMutation();
  const { send } = useIdempotencyKey(`refund-deposit:${id}`);
  const toast = useToast();
  const run = async (reason: string) => {
    const body = { seen, reason };
    await send(body, (idempotencyKey) => refund({ params: { id }, body, idempotencyKey }).unwrap());
    toast.success(texts.givenBack);
  };
  return (
    <ReasonDialog
      title={texts.giveBackTitle}
      confirmLabel={texts.giveBack}
      toPerson={false}
      consequence={
        <dl>
          <SumLine label={texts.goesAway} value={<Money value={-(amount ?? 0)} />} />
        </dl>
      }
      onConfirm={run}
      onClose={onClose}
    />
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

/** The next possible action; null when nothing is left to do. */
const nextOf = (deposit: Deposit) => {
  if (deposit.status === 'PAID') return { label: texts.giveBack, variant: 'danger', Dialog: RefundDialog } as const;
  if (deposit.status === 'REFUNDED')
    return isOwed(deposit) ? ({ label: texts.closeDebt, variant: 'primary', Dialog: CloseDebtDialog } as const) : null;
  return { label: texts.credit, variant: 'primary', Dialog: CreditDialog } as const;
};

export const DecideDeposit = ({ deposit }: { readonly deposit: Deposit }) => {
  const seen = useSeen(`deposit:${deposit.id}`);
  const me = useMe();
  // The version seen when the dialog opened: a change behind it must lead to a refusal, not pass unnoticed.
  const [opened, setOpened] = useState<{ readonly seen: number; readonly next: typeof next } | null>(null);
  const next = nextOf(deposit);
  if (deposit.person.id === me?.id) return next === null ? null : <p>{texts.own}</p>;
  const Opened = opened?.next?.Dialog;
  return (
    <>
      {next !== null && (
        <Button
          wide
          variant={next.variant}
          whyNot={untilSeen(seen)}
          onClick={() => setOpened(seen === undefined ? null : { seen, next })}
        >
          {next.label}
        </Button>
      )}
      {Opened !== undefined && opened !== null && (
        <Opened deposit={deposit} seen={opened.seen} onClose={() => setOpened(null)} />
      )}
    </>
  );
};

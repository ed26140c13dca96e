import { useState } from 'react';
import { payoutReference } from '#domain/money/withdrawal.ts';
import {
  useCloseDebtMutation,
  useCreditDepositMutation,
  useRefundDepositMutation,
} from '#client/entities/desk/deposits-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { SumLine } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { sumOfText } from '../../kit/sum-text';
import { depositSumOf, DepositSumField } from '../common/deposit-sum-field';
import { type Deposit, isOwed, leftOf } from './deposit';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

interface DialogProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

interface CreditDraft {
  readonly reference: string;
  readonly typed: string;
}

const creditDrafts: SheetDrafts<CreditDraft> = new Map();

const CreditDialog = ({ deposit: { id, amount, askedBy }, onClose }: DialogProps) => {
  const act = useAct(useCreditDepositMutation(), {
    title: texts.creditTitle,
    subject: `deposit:${id}`,
    done: ({ status }) => (status === 'PAID' ? texts.credited : waitsForSecond),
    onClose,
  });
  const [draft, setDraft, forget] = useOwnDraft(creditDrafts, id, { reference: '', typed: '' });
  const { reference, typed } = draft;
  const sum = amount ?? depositSumOf(typed);
  return (
    <ActDialog
      act={act}
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
      onDone={forget}
      argsOf={(said) => ({
        params: { id },
        body: { ...said, reference: reference.trim(), amount: amount === null ? sum : null },
      })}
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
    </ActDialog>
  );
};

const refundDrafts: SheetDrafts<string> = new Map();

const RefundDialog = ({ deposit, onClose }: DialogProps) => {
  const { id } = deposit;
  const left = leftOf(deposit);
  const act = useAct(useRefundDepositMutation(), {
    title: texts.giveBackTitle,
    subject: `deposit:${id}`,
    done: texts.givenBack,
    onClose,
  });
  const [typed, setTyped, forget] = useOwnDraft(refundDrafts, id, '');
  const read = sumOfText(typed);
  const isWhole = typed.trim() === '';
  const amount = isWhole ? left : read !== null && read > 0 && read <= left ? read : null;
  return (
    <ActDialog
      act={act}
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
      onDone={forget}
      argsOf={(said) => ({ params: { id }, body: { ...said, ...(!isWhole && amount !== null && { amount }) } })}
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
    </ActDialog>
  );
};

const CloseDebtDialog = ({ deposit: { id }, onClose }: DialogProps) => {
  const act = useAct(useCloseDebtMutation(), {
    title: texts.closeTitle,
    subject: `deposit:${id}`,
    done: texts.debtClosed,
    onClose,
  });
  return (
    <ActDialog
      act={act}
      title={texts.closeTitle}
      confirmLabel={texts.closeDebt}
      toPerson={false}
      dangerous={false}
      argsOf={(body) => ({ params: { id }, body })}
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
  // The action that was chosen stays, even if the deposit changes meanwhile.
  const [opened, setOpened] = useState<{ readonly Dialog: typeof CreditDialog } | null>(null);
  const actions = actionsOf(deposit);
  if (deposit.person.id === me?.id) return actions.length === 0 ? null : <p>{texts.own}</p>;
  return (
    <>
      {actions.map(({ label, variant, Dialog }) => (
        <Button key={label} wide variant={variant} whyNot={untilSeen(seen)} onClick={() => setOpened({ Dialog })}>
          {label}
        </Button>
      ))}
      {opened !== null && <opened.Dialog deposit={deposit} onClose={() => setOpened(null)} />}
    </>
  );
};

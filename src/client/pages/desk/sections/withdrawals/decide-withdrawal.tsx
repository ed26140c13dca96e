import { Check } from '#client/kit/icons/check.tsx';
import styled from 'styled-components';
import type { FormEvent } from 'react';
import { payoutReference } from '#domain/money/withdrawal.ts';
import {
  useConfirmWithdrawalMutation,
  usePayWithdrawalMutation,
  useRejectWithdrawalMutation,
} from '#client/entities/desk/withdrawals-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { SumLine } from '../../kit/drawer/panel';
import { Kbd } from '../../kit/kbd';
import { useKey } from '../../kit/use-key';
import { useMay } from '../../kit/use-may';
import { usePayoutUnderWay } from './payout-panel';
import { texts } from './texts';
import { isOpenWithdrawal, type Withdrawal } from './withdrawal';
import { unlessFilled } from '../../kit/acts/why-not';
import { useAct } from '../../kit/acts/use-act';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';

const Key = styled(Kbd)`
  background: none;
  color: inherit;
`;

const references: SheetDrafts<string> = new Map();

const usePay = (id: string) =>
  useAct(usePayWithdrawalMutation(), { title: texts.drawer(id), subject: `withdrawal:${id}`, done: texts.paid });

const PayForm = ({ withdrawal, pay }: { readonly withdrawal: Withdrawal; readonly pay: ReturnType<typeof usePay> }) => {
  const [reference, setReference, clear] = useOwnDraft(references, withdrawal.id, '');
  const short = reference.trim().length < payoutReference.min;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const argsOf = (seen: number) => ({ params: { id: withdrawal.id }, body: { seen, reference: reference.trim() } });
    if (!short && (await pay.run(argsOf))) clear();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={12}>
        <TextField
          label={texts.reference}
          hint={texts.referenceHint}
          maxLength={payoutReference.max}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button type="submit" variant="primary" wide busy={pay.busy} whyNot={unlessFilled(!short) ?? pay.whyNot}>
          {texts.pay(formatMoney(withdrawal.payout))}
        </Button>
      </Stack>
    </form>
  );
};

const useConfirm = (id: string) =>
  useAct(useConfirmWithdrawalMutation(), {
    title: texts.drawer(id),
    subject: `withdrawal:${id}`,
    done: ({ status }) => (status === 'CONFIRMED' ? texts.confirmed : texts.halfDone),
  });

const ConfirmButton = ({
  withdrawal: { id, heldUntil, halfConfirmed, halfConfirmedBy },
  confirm,
}: {
  readonly withdrawal: Withdrawal;
  readonly confirm: ReturnType<typeof useConfirm>;
}) => {
  const me = useMe();
  const refused =
    heldUntil !== null
      ? texts.held
      : halfConfirmedBy !== null && halfConfirmedBy === me?.id
        ? texts.secondIsYou
        : confirm.whyNot;
  const run = () => {
    if (refused === null) void confirm.run((seen) => ({ params: { id }, body: { seen } }));
  };
  useKey('KeyA', run);
  return (
    <Button variant="primary" wide busy={confirm.busy} whyNot={refused} aria-keyshortcuts="A" onClick={run}>
      <Check aria-hidden />
      {halfConfirmed ? texts.confirmSecond : texts.confirm}
      <Key aria-hidden>A</Key>
    </Button>
  );
};

/** What this operator can decide now. */
export const DecideWithdrawal = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const { id, status, amount, twoOperators, person } = withdrawal;
  const may = useMay();
  const me = useMe();
  const pay = usePay(id);
  const confirm = useConfirm(id);
  const reject = useAct(useRejectWithdrawalMutation(), {
    title: texts.drawer(id),
    subject: `withdrawal:${id}`,
    done: texts.rejected,
  });
  const underWay = usePayoutUnderWay(withdrawal);
  const failure = confirm.failure ?? pay.failure;
  const waits = status === 'WAITING_FOR_CONFIRMATION';
  const open = isOpenWithdrawal(withdrawal);
  // Another operator has decided meanwhile: the refusal and an open dialog stay.
  if (!open && !reject.asking && failure === undefined) return null;
  // A provider pays it, or may have: the panel of the payout has what can be done.
  if (underWay && !reject.asking && failure === undefined) return null;
  if (person.id === me?.id) return open ? <p>{texts.own}</p> : null;
  const hint = twoOperators ? texts.large : texts.afterConfirm(person.username);
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      {open && !waits && may('MARK_WITHDRAWAL_PAID') && <PayForm key={id} withdrawal={withdrawal} pay={pay} />}
      {open && (
        <Row $gap={8} $wrap="nowrap">
          {waits && may('CONFIRM_WITHDRAWAL') && <ConfirmButton withdrawal={withdrawal} confirm={confirm} />}
          {may('REJECT_WITHDRAWAL') && (
            <ActButton act={reject} variant="danger" wide={!waits}>
              {texts.reject}
            </ActButton>
          )}
        </Row>
      )}
      {waits && <small>{hint}</small>}
      <ActDialog
        act={reject}
        title={texts.rejectTitle}
        confirmLabel={texts.rejectLabel}
        toPerson
        ready={texts.rejectReasons}
        consequence={
          <dl>
            <SumLine label={texts.returns} value={<Money value={amount} signed tinted />} />
          </dl>
        }
        argsOf={({ reason, seen }) => ({ params: { id }, body: { seen, reason } })}
      />
    </Stack>
  );
};

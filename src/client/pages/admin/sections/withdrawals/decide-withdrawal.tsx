import { Check } from '#client/kit/icons/check.tsx';
import styled from 'styled-components';
import { type FormEvent, useState } from 'react';
import { payoutReference } from '#domain/money/withdrawal.ts';
import {
  useConfirmWithdrawalMutation,
  usePayWithdrawalMutation,
  useRejectWithdrawalMutation,
} from '#client/entities/admin/admin-withdrawals-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { SumLine } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { Kbd } from '../../kit/kbd';
import { useKey } from '../../kit/use-key';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';
import { isOpenWithdrawal, type Withdrawal } from './withdrawal';
import { unlessFilled, untilSeen } from '../../kit/acts/why-not';

const Key = styled(Kbd)`
  background: none;
  color: inherit;
`;

interface DecideProps {
  readonly withdrawal: Withdrawal;
  /** Undefined removes the previous message. */
  readonly onFailure: (failure: unknown) => void;
}

const references: SheetDrafts<string> = new Map();

const PayForm = ({ withdrawal, seen, onFailure }: DecideProps & { readonly seen: number | undefined }) => {
  const [pay, { isLoading }] = usePayWithdrawalMutation();
  const [reference, setReference, clear] = useOwnDraft(references, withdrawal.id, '');
  const toast = useToast();
  const short = reference.trim().length < payoutReference.min;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (seen === undefined || short || isLoading) return;
    onFailure(undefined);
    const body = { seen, reference: reference.trim() };
    try {
      await pay({ params: { id: withdrawal.id }, body }).unwrap();
      clear();
      toast.success(texts.paid);
    } catch (error) {
      onFailure(error);
    }
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
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isLoading}
          whyNot={short ? unlessFilled(false) : untilSeen(seen)}
        >
          {texts.pay(formatMoney(withdrawal.payout))}
        </Button>
      </Stack>
    </form>
  );
};

const ConfirmButton = ({ withdrawal, seen, onFailure }: DecideProps & { readonly seen: number | undefined }) => {
  const [confirm, { isLoading }] = useConfirmWithdrawalMutation();
  const me = useMe();
  const toast = useToast();
  const refused =
    withdrawal.heldUntil !== null
      ? texts.held
      : withdrawal.halfConfirmedBy !== null && withdrawal.halfConfirmedBy === me?.id
        ? texts.secondIsYou
        : untilSeen(seen);
  const run = async () => {
    // The key does not know that the button is busy.
    if (seen === undefined || refused !== null || isLoading) return;
    onFailure(undefined);
    try {
      const after = await confirm({ params: { id: withdrawal.id }, body: { seen } }).unwrap();
      toast.success(after.status === 'CONFIRMED' ? texts.confirmed : texts.halfDone);
    } catch (error) {
      onFailure(error);
    }
  };
  useKey('KeyA', run);
  return (
    <Button variant="primary" wide busy={isLoading} whyNot={refused} aria-keyshortcuts="A" onClick={run}>
      <Check aria-hidden />
      {withdrawal.halfConfirmed ? texts.confirmSecond : texts.confirm}
      <Key aria-hidden>A</Key>
    </Button>
  );
};

/** What this operator can decide now. */
export const DecideWithdrawal = ({ withdrawal }: Pick<DecideProps, 'withdrawal'>) => {
  const { id, status, amount, twoOperators, person } = withdrawal;
  const seen = useSeen(`withdrawal:${id}`);
  const may = useMay();
  const me = useMe();
  const toast = useToast();
  const [reject] = useRejectWithdrawalMutation();
  // The version seen when the dialog opened: a change behind it must lead to a refusal, not pass unnoticed.
  const [rejecting, setRejecting] = useState<number | null>(null);
  const [failure, onFailure] = useActFailure(texts.drawer(id));
  const waits = status === 'WAITING_FOR_CONFIRMATION';
  const open = isOpenWithdrawal(withdrawal);
  // Another operator has decided meanwhile: the refusal and an open dialog stay.
  if (!open && rejecting === null && failure === undefined) return null;
  if (person.id === me?.id) return open ? <p>{texts.own}</p> : null;
  const hint = twoOperators ? texts.large : texts.afterConfirm(person.username);
  const doReject = async (reason: string) => {
    const body = { seen: rejecting ?? 0, reason };
    await reject({ params: { id }, body }).unwrap();
    toast.success(texts.rejected);
  };
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      {open && !waits && may('MARK_WITHDRAWAL_PAID') && (
        <PayForm key={id} withdrawal={withdrawal} seen={seen} onFailure={onFailure} />
      )}
      {open && (
        <Row $gap={8} $wrap="nowrap">
          {waits && may('CONFIRM_WITHDRAWAL') && (
            <ConfirmButton withdrawal={withdrawal} seen={seen} onFailure={onFailure} />
          )}
          {may('REJECT_WITHDRAWAL') && (
            <Button variant="danger" wide={!waits} whyNot={untilSeen(seen)} onClick={() => setRejecting(seen ?? null)}>
              {texts.reject}
            </Button>
          )}
        </Row>
      )}
      {waits && <small>{hint}</small>}
      {rejecting !== null && (
        <ReasonDialog
          title={texts.rejectTitle}
          confirmLabel={texts.rejectLabel}
          toPerson
          ready={texts.rejectReasons}
          consequence={
            <dl>
              <SumLine label={texts.returns} value={<Money value={amount} signed tinted />} />
            </dl>
          }
          onConfirm={doReject}
          onClose={() => setRejecting(null)}
        />
      )}
    </Stack>
  );
};

import { useState } from 'react';
import { isTieable, isUnmatched } from '#domain/money/callback-verdict.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useResolveCallbackMutation, useTieCallbackMutation } from '#client/entities/admin/admin-money-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SumLine } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { DepositField, type DepositLine } from '../common/deposit-field';
import { depositSumOf, DepositSumField } from '../common/deposit-sum-field';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';

type Callback = CallResponse<'GET /v1/admin/provider-callbacks/{id}'>;

interface DialogProps {
  readonly callback: Callback;
  readonly seen: number;
  readonly onClose: () => void;
}

interface TieDraft {
  readonly deposit: DepositLine | null;
  readonly typed: string;
}

const tieDrafts: SheetDrafts<TieDraft> = new Map();

const TieDialog = ({ callback: { id, provider, askedBy }, seen, onClose }: DialogProps) => {
  const [tie] = useTieCallbackMutation();
  const [draft, setDraft, clear] = useOwnDraft<TieDraft>(tieDrafts, id, { deposit: null, typed: '' });
  const { deposit, typed } = draft;
  const toast = useToast();
  const asksSum = deposit !== null && deposit.amount === null;
  const sum = deposit?.amount ?? depositSumOf(typed);
  const moved = deposit !== null && (deposit.status === 'PAID' || deposit.status === 'REFUNDED');
  const run = async (reason: string) => {
    if (deposit === null) return;
    const body = { seen, reason, depositId: deposit.id, amount: asksSum ? sum : null };
    const { resolvedAt } = await tie({ params: { id }, body }).unwrap();
    clear();
    toast.success(resolvedAt === null ? waitsForSecond : texts.tied);
  };
  return (
    <ReasonDialog
      title={texts.tieTitle}
      confirmLabel={texts.tie}
      toPerson={false}
      dangerous={false}
      incomplete={deposit === null || (sum === null && !moved)}
      consequence={
        moved ? (
          <small>{texts.alreadyPaid}</small>
        ) : (
          deposit !== null &&
          sum !== null && (
            <>
              <dl>
                <SumLine label={texts.willCome} value={<Money value={sum} signed tinted />} />
              </dl>
              <LargeSum amount={sum} asked={askedBy !== null} />
            </>
          )
        )
      }
      onConfirm={run}
      onClose={onClose}
    >
      <DepositField
        provider={provider}
        deposit={deposit}
        onChoose={(chosen) => setDraft({ ...draft, deposit: chosen })}
      />
      {asksSum && <DepositSumField typed={typed} onType={(text) => setDraft({ ...draft, typed: text })} />}
    </ReasonDialog>
  );
};

const AsideDialog = ({ callback: { id }, seen, onClose }: DialogProps) => {
  const [resolve] = useResolveCallbackMutation();
  const toast = useToast();
  const run = async (reason: string) => {
    await resolve({ params: { id }, body: { seen, reason } }).unwrap();
    toast.success(texts.asideDone);
  };
  return (
    <ReasonDialog
      title={texts.setAsideTitle}
      confirmLabel={texts.setAside}
      toPerson={false}
      dangerous={false}
      consequence={<small>{texts.asideHint}</small>}
      onConfirm={run}
      onClose={onClose}
    />
  );
};

/** Ties an unmatched callback to a deposit, or sets it aside. */
export const DecideCallback = ({ callback }: { readonly callback: Callback }) => {
  const seen = useSeen(`callback:${callback.id}`);
  const [opened, setOpened] = useState<{ readonly what: 'tie' | 'aside'; readonly seen: number } | null>(null);
  const Dialog = opened?.what === 'tie' ? TieDialog : AsideDialog;
  const open = (what: 'tie' | 'aside') => setOpened(seen === undefined ? null : { what, seen });
  const waits = isUnmatched(callback.verdict) && callback.resolvedAt === null;
  return (
    <>
      {waits && (
        <Row $gap={8} $wrap="nowrap">
          {isTieable(callback.verdict) && (
            <Button variant="primary" wide whyNot={untilSeen(seen)} onClick={() => open('tie')}>
              {texts.tie}
            </Button>
          )}
          <Button whyNot={untilSeen(seen)} onClick={() => open('aside')}>
            {texts.setAside}
          </Button>
        </Row>
      )}
      {opened !== null && <Dialog callback={callback} seen={opened.seen} onClose={() => setOpened(null)} />}
    </>
  );
};

import { isTieable, isUnmatched } from '#domain/money/callback-verdict.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useResolveCallbackMutation, useTieCallbackMutation } from '#client/entities/desk/deposits-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { SumLine } from '../../kit/drawer/panel';
import { DepositField, type DepositLine } from '../common/deposit-field';
import { depositSumOf, DepositSumField } from '../common/deposit-sum-field';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Callback = CallResponse<'GET /v1/admin/provider-callbacks/{id}'>;

interface TieDraft {
  readonly deposit: DepositLine | null;
  readonly typed: string;
}

const tieDrafts: SheetDrafts<TieDraft> = new Map();

const useTie = (id: string) =>
  useAct(useTieCallbackMutation(), {
    title: texts.tieTitle,
    subject: `callback:${id}`,
    done: ({ resolvedAt }) => (resolvedAt === null ? waitsForSecond : texts.tied),
  });

interface TieDialogProps {
  readonly callback: Callback;
  readonly tie: ReturnType<typeof useTie>;
}

const TieDialog = ({ callback: { id, provider, askedBy }, tie }: TieDialogProps) => {
  const [draft, setDraft, forget] = useOwnDraft<TieDraft>(tieDrafts, id, { deposit: null, typed: '' });
  const { deposit, typed } = draft;
  const asksSum = deposit !== null && deposit.amount === null;
  const sum = deposit?.amount ?? depositSumOf(typed);
  const moved = deposit !== null && (deposit.status === 'PAID' || deposit.status === 'REFUNDED');
  return (
    <ActDialog
      act={tie}
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
      onDone={forget}
      argsOf={(said) => ({
        params: { id },
        body: { ...said, depositId: deposit?.id ?? '', amount: asksSum ? sum : null },
      })}
    >
      <DepositField
        provider={provider}
        deposit={deposit}
        onChoose={(chosen) => setDraft({ ...draft, deposit: chosen })}
      />
      {asksSum && <DepositSumField typed={typed} onType={(text) => setDraft({ ...draft, typed: text })} />}
    </ActDialog>
  );
};

/** Ties an unmatched callback to a deposit, or sets it aside. */
export const DecideCallback = ({ callback }: { readonly callback: Callback }) => {
  const { id, verdict, resolvedAt } = callback;
  const tie = useTie(id);
  const resolve = useAct(useResolveCallbackMutation(), {
    title: texts.setAsideTitle,
    subject: `callback:${id}`,
    done: texts.asideDone,
  });
  const waits = isUnmatched(verdict) && resolvedAt === null;
  return (
    <>
      {waits && (
        <Row $gap={8} $wrap="nowrap">
          {isTieable(verdict) && (
            <ActButton act={tie} variant="primary" wide>
              {texts.tie}
            </ActButton>
          )}
          <ActButton act={resolve}>{texts.setAside}</ActButton>
        </Row>
      )}
      {tie.asking && <TieDialog callback={callback} tie={tie} />}
      <ActDialog
        act={resolve}
        title={texts.setAsideTitle}
        confirmLabel={texts.setAside}
        toPerson={false}
        dangerous={false}
        consequence={<small>{texts.asideHint}</small>}
        argsOf={(body) => ({ params: { id }, body })}
      />
    </>
  );
};

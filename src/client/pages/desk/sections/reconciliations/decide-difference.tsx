import { useState } from 'react';
import { depositPaymentProviders } from '#domain/money/deposit.ts';
import type { differenceDecisions, RegisterProvider } from '#domain/money/register.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDecideDifferenceMutation } from '#client/entities/desk/reconciliations-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { SumLine } from '../../kit/drawer/panel';
import { DepositField, type DepositLine } from '../common/deposit-field';
import { LargeSum, waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

export type Difference = CallResponse<'GET /v1/admin/reconciliations/{id}'>['rows'][number];

export interface Act {
  readonly difference: Difference;
  readonly decision: (typeof differenceDecisions)[number];
}

const titles = { CREDITED: texts.creditTitle, REFUNDED: texts.giveBackTitle, SET_ASIDE: texts.setAsideTitle } as const;
const labels = { CREDITED: texts.credit, REFUNDED: texts.giveBack, SET_ASIDE: texts.setAside } as const;

/** Confirmation before a difference is decided; an unknown payment has to be tied to a deposit first. */
export const DecideDifference = ({
  reconciliationId,
  provider,
  act: { difference, decision },
  onClose,
}: {
  readonly reconciliationId: string;
  readonly provider: RegisterProvider;
  readonly act: Act;
  readonly onClose: () => void;
}) => {
  const decide = useAct(useDecideDifferenceMutation(), {
    title: titles[decision],
    done: ({ decided }) => (decided === null ? waitsForSecond : texts.done),
    onClose,
  });
  const [deposit, setDeposit] = useState<DepositLine | null>(null);
  const ofDeposits = depositPaymentProviders.find((one) => one === provider);
  const ties = decision === 'CREDITED' && difference.deposit === null;
  const moved = decision === 'CREDITED' ? difference.theirs : -(difference.ours ?? 0);
  return (
    <ActDialog
      act={decide}
      title={titles[decision]}
      about={difference.id}
      confirmLabel={labels[decision]}
      toPerson={false}
      dangerous={decision === 'REFUNDED'}
      incomplete={ties && deposit === null}
      consequence={
        decision !== 'SET_ASIDE' &&
        moved !== null && (
          <>
            <dl>
              <SumLine
                label={decision === 'CREDITED' ? texts.willCome : texts.goesAway}
                value={<Money value={moved} signed />}
              />
            </dl>
            <LargeSum amount={moved} asked={difference.askedBy !== null} />
          </>
        )
      }
      argsOf={({ reason }) => ({
        params: { id: reconciliationId, differenceId: difference.id },
        body: { decision, reason, depositId: deposit?.id ?? null },
      })}
    >
      {ties && ofDeposits !== undefined && (
        <DepositField provider={ofDeposits} deposit={deposit} onChoose={setDeposit} />
      )}
    </ActDialog>
  );
};

import { useState } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../../../contract/schemas/transaction';
import { failureOf } from '../../../api/api-failure';
import { useCancelWithdrawalMutation } from '../../../api/balance-api';
import { Button } from '../../../ui/controls/button';
import { ButtonLink } from '../../../ui/controls/button-link';
import { formatFullMoment } from '../../../ui/data/format-full-moment';
import { formatMoney } from '../../../ui/data/format-money';
import { Stepper } from '../../../ui/data/stepper';
import { withdrawalWords } from '../../../ui/data/withdrawal-words';
import { Dialog } from '../../../ui/overlay/dialog';
import { tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { useToast } from '../../../ui/toast/use-toast';
import { operationStatus } from './operation-status';
import { operationWords } from './operation-words';
import { texts } from './texts';

const { details: words } = texts;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px 16px;
  dt {
    color: ${theme.color.text3};
  }
  dd {
    overflow-wrap: anywhere;
    text-align: right;
    ${tabular}
  }
`;

const stepOf = { WAITING_FOR_CONFIRMATION: 1, CONFIRMED: 2, PAID: 3, REJECTED: 0 } as const;

const factsOf = (line: Transaction): readonly (readonly [name: string, value: string])[] => {
  const { withdrawal, bonusAmount } = line;
  const status = operationStatus(line);
  return [
    [words.sum, formatMoney(line.amount, true)],
    ...(bonusAmount !== 0 && bonusAmount !== line.amount ? [[words.bonus, formatMoney(bonusAmount, true)] as const] : []),
    ...(withdrawal === null
      ? []
      : ([
          [words.fee, formatMoney(withdrawal.fee)],
          [words.receive, formatMoney(-line.amount - withdrawal.fee)],
          [words.where, `${withdrawalWords.methodNames[withdrawal.method]}, ${withdrawalWords.requisites(withdrawal)}`],
        ] as const)),
    ...(status === null ? [] : [[words.status, status.text] as const]),
    ...(withdrawal?.comment ? [[words.reason, withdrawal.comment] as const] : []),
    [words.when, formatFullMoment(Date.parse(line.createdAt))],
    [words.number, line.id],
  ];
};

interface OperationDetailsProps {
  readonly line: Transaction;
  readonly onClose: () => void;
}

/** One operation in full: what it was, where it stands, what can still be done about it. */
export const OperationDetails = ({ line, onClose }: OperationDetailsProps) => {
  const { title, subtitle } = operationWords(line);
  const [cancelCall] = useCancelWithdrawalMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const toast = useToast();
  const { withdrawal, squad } = line;

  const cancel = async (id: string) => {
    try {
      await cancelCall({ params: { id } }).unwrap();
      toast.success(words.canceled);
      onClose();
    } catch (error) {
      setRefusal(failureOf(error).message);
    }
  };
  return (
    <Dialog title={title} {...(subtitle === null || line.withdrawal !== null ? {} : { description: subtitle })} onClose={onClose}>
      {withdrawal !== null && withdrawal.status !== 'REJECTED' && (
        <Stepper label={words.stepsLabel} steps={words.steps} current={stepOf[withdrawal.status]} />
      )}
      <Facts>
        {factsOf(line).map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </Facts>
      {refusal !== null && <p role="alert">{refusal}</p>}
      {squad !== null && <ButtonLink to={`/${squad.gameId}/squads/${squad.id}`}>{words.openSquad}</ButtonLink>}
      {withdrawal?.status === 'WAITING_FOR_CONFIRMATION' && (
        <Button variant="danger" onClick={() => cancel(withdrawal.id)}>
          {words.cancel}
        </Button>
      )}
    </Dialog>
  );
};

const FactRow = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

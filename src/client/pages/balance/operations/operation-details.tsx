import { useState } from 'react';
import { ReceiptText } from 'lucide-react';
import type { Transaction } from '../../../../contract/schemas/transaction';
import { failureOf } from '../../../api/api-error';
import { useIdempotencyKey } from '../../../entities/money/use-idempotency-key';
import { useCancelWithdrawalMutation } from '../../../entities/money/withdrawals-api';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { Stepper } from '../../../kit/display/stepper';
import { FactList } from '../../../kit/display/fact-list';
import { Quiet } from '../../../kit/layout/prose';
import { Row } from '../../../kit/layout/stack';
import { Dialog } from '../../../kit/overlay/dialog';
import { useToast } from '../../../kit/toast/use-toast';
import { operationText } from '../../../../domain/money/operation-text';
import { operationFacts } from '../../../entities/money/operation/operation-facts';
import { operationLink } from '../../../entities/money/operation/operation-link';
import { texts } from './texts';

const { details: detailTexts } = texts;

const stepOf = { WAITING_FOR_CONFIRMATION: 1, CONFIRMED: 2, PAID: 3, REJECTED: 0 } as const;

interface OperationDetailsProps {
  readonly line: Transaction;
  readonly onClose: () => void;
}

/** One operation in full: details, status, possible actions. */
export const OperationDetails = ({ line, onClose }: OperationDetailsProps) => {
  const { title, subtitle } = operationText(line);
  const [cancelCall] = useCancelWithdrawalMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = useIdempotencyKey();
  const toast = useToast();
  const { withdrawal } = line;
  const target = operationLink(line);

  const cancel = async (id: string) => {
    try {
      await attempt.send(id, (idempotencyKey) => cancelCall({ params: { id }, idempotencyKey }).unwrap());
      toast.success(detailTexts.canceled);
      onClose();
    } catch (error) {
      setRefusal(failureOf(error).message);
    }
  };
  return (
    <Dialog
      title={title}
      {...(subtitle === null || line.withdrawal !== null ? {} : { description: subtitle })}
      onClose={onClose}
    >
      {withdrawal !== null && withdrawal.status !== 'REJECTED' && (
        <Stepper label={detailTexts.stepsLabel} steps={detailTexts.steps} current={stepOf[withdrawal.status]} />
      )}
      {withdrawal?.status === 'WAITING_FOR_CONFIRMATION' && <Quiet>{detailTexts.checking}</Quiet>}
      {withdrawal?.status === 'CONFIRMED' && <Quiet>{detailTexts.onItsWay}</Quiet>}
      <FactList facts={operationFacts(line)} />
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Row $gap={8}>
        {target !== null && <ButtonLink to={target.to}>{target.text}</ButtonLink>}
        <ButtonLink to={`/balance/operations/${line.id}`} variant={target === null ? 'secondary' : 'ghost'}>
          <ReceiptText aria-hidden />
          {detailTexts.receipt}
        </ButtonLink>
      </Row>
      {withdrawal?.status === 'WAITING_FOR_CONFIRMATION' && (
        <Button variant="danger" onClick={() => cancel(withdrawal.id)}>
          {detailTexts.cancel}
        </Button>
      )}
    </Dialog>
  );
};

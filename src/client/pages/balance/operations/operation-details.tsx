import { useAttempt } from '#client/api/use-attempt.ts';
import { ReceiptText } from '#client/kit/icons/receipt-text.tsx';
import type { Transaction } from '#contract/schemas/transaction.ts';
import { useCancelWithdrawalMutation } from '#client/entities/money/withdrawals-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Stepper } from '#client/kit/display/stepper.tsx';
import { FactList } from '#client/kit/display/fact-list.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { operationText } from '#domain/money/operation-text.ts';
import { operationFacts } from '#client/entities/money/operation/operation-facts.ts';
import { operationLink } from '#client/entities/money/operation/operation-link.ts';
import { texts } from './texts';
import { moneyPath } from '#contract/routes/money-pages.ts';

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
  const { run, refusal } = useAttempt();
  const toast = useToast();
  const { withdrawal } = line;
  const target = operationLink(line);

  const cancel = async (id: string) => {
    await run(async () => {
      await cancelCall({ params: { id } }).unwrap();
      toast.success(detailTexts.canceled);
      onClose();
    });
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
      {withdrawal?.status === 'CONFIRMED' && (
        <Quiet>{withdrawal.atProviderSince === null ? detailTexts.onItsWay : detailTexts.atProvider}</Quiet>
      )}
      <FactList facts={operationFacts(line)} />
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <Row $gap={8}>
        {target !== null && <ButtonLink to={target.to}>{target.text}</ButtonLink>}
        <ButtonLink to={moneyPath('operations', line.id)} variant={target === null ? 'secondary' : 'ghost'}>
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

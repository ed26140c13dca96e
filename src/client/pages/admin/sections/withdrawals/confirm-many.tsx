import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../../api/api-error';
import { useConfirmWithdrawalsMutation } from '../../../../entities/admin/admin-withdrawals-api';
import { formatMoney } from '../../../../entities/money/money';
import { Button } from '../../../../kit/controls/button';
import { Row, Stack } from '../../../../kit/layout/stack';
import { Dialog } from '../../../../kit/overlay/dialog';
import { useToast } from '../../../../kit/toast/use-toast';
import { texts } from './texts';
import type { WithdrawalLine } from './withdrawal';

interface Outcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Confirms several at once; for each that failed the reason is shown. */
export const ConfirmMany = ({
  items,
  onDone,
}: {
  readonly items: readonly WithdrawalLine[];
  readonly onDone: () => void;
}) => {
  const [confirm] = useConfirmWithdrawalsMutation();
  const [outcome, setOutcome] = useState<{
    readonly items: readonly WithdrawalLine[];
    readonly result: Outcome;
  } | null>(null);
  const toast = useToast();
  const waiting = items.filter(({ status }) => status === 'WAITING_FOR_CONFIRMATION');
  const sum = waiting.reduce((total, { amount }) => total + amount, 0);
  const run = async () => {
    try {
      const result = await confirm({ body: { ids: waiting.map(({ id }) => id) } }).unwrap();
      if (result.refused.length > 0) return setOutcome({ items: waiting, result });
      toast.success(texts.bulkDone(result.done.length));
      onDone();
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <>
      <Button size="sm" variant="primary" whyNot={waiting.length === 0 ? texts.noneWaits : null} onClick={run}>
        <Check aria-hidden />
        {texts.bulkConfirm(waiting.length, formatMoney(sum))}
      </Button>
      {outcome !== null && (
        <Dialog
          title={texts.bulkRefused(outcome.result.done.length, outcome.items.length)}
          onClose={onDone}
          width={460}
        >
          <Stack as="ul" $gap={10}>
            {outcome.items.map(({ id, person, amount }) => {
              const refused = outcome.result.refused.find((one) => one.id === id);
              return (
                <Row as="li" key={id} $gap={10} $wrap="nowrap" $justify="space-between">
                  <span>
                    {person.username}
                    {refused !== undefined && (
                      <>
                        <br />
                        <small>{refused.message}</small>
                      </>
                    )}
                  </span>
                  <Row $gap={6} $wrap="nowrap">
                    {formatMoney(amount)}
                    {refused === undefined ? <Check aria-hidden /> : <CircleAlert aria-hidden />}
                  </Row>
                </Row>
              );
            })}
          </Stack>
          <Button onClick={onDone}>{texts.close}</Button>
        </Dialog>
      )}
    </>
  );
};

import { kopecksToRubles, rublesToKopecks, sumOf } from '#domain/money/kopecks.ts';
import { Check } from '#client/kit/icons/check.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { useState } from 'react';
import { useConfirmWithdrawalsMutation } from '#client/entities/desk/withdrawals-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
import { texts } from './texts';
import type { WithdrawalLine } from './withdrawal';

interface Outcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Confirms several at once; for each that failed the reason is shown. */
export const ConfirmMany = ({
  items,
  large,
  onDone,
}: {
  readonly items: readonly WithdrawalLine[];
  /** Rubles: a larger sum needs two operators. Undefined until it is known. */
  readonly large: number | undefined;
  readonly onDone: () => void;
}) => {
  const [outcome, setOutcome] = useState<{
    readonly items: readonly WithdrawalLine[];
    readonly result: Outcome;
  } | null>(null);
  const toast = useToast();
  const waiting = items.filter(({ status }) => status === 'WAITING_FOR_CONFIRMATION');
  // In kopecks: 0.1 + 0.2 is no sum in rubles.
  const sum = kopecksToRubles(sumOf(waiting, ({ amount }) => rublesToKopecks(amount)));
  const isFirst = ({ amount, halfConfirmed }: WithdrawalLine) => !halfConfirmed && amount > (large ?? Infinity);
  const label = texts.bulkConfirm(waiting.length, formatMoney(sum));
  const confirm = useAct(useConfirmWithdrawalsMutation(), {
    title: label,
    onDone: (result) => {
      if (result.refused.length > 0) return setOutcome({ items: waiting, result });
      const first = waiting.filter(isFirst).length;
      const told = [
        ...(first < waiting.length ? [texts.bulkDone(waiting.length - first)] : []),
        ...(first > 0 ? [texts.bulkHalf(first)] : []),
      ];
      toast.success(told.join('. '));
      return onDone();
    },
  });
  const wholly = ({ items: sent, result }: NonNullable<typeof outcome>) =>
    sent.filter((item) => result.done.includes(item.id) && !isFirst(item)).length;
  return (
    <>
      <ActNow
        act={confirm}
        size="sm"
        variant="primary"
        whyNot={waiting.length === 0 ? texts.noneWaits : null}
        argsOf={() => ({ body: { ids: waiting.map(({ id }) => id) } })}
      >
        <Check aria-hidden />
        {label}
      </ActNow>
      <ActFailure failure={confirm.failure} />
      {outcome !== null && (
        <Dialog title={texts.bulkRefused(wholly(outcome), outcome.items.length)} onClose={onDone} width={460}>
          <Stack as="ul" $gap={10}>
            {outcome.items.map((item) => {
              const { id, person, amount } = item;
              const refused = outcome.result.refused.find((one) => one.id === id);
              const note = refused?.message ?? (isFirst(item) ? texts.halfConfirmed : null);
              return (
                <Row as="li" key={id} $gap={10} $wrap="nowrap" $justify="space-between">
                  <span>
                    {person.username}
                    {note !== null && (
                      <>
                        <br />
                        <small>{note}</small>
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

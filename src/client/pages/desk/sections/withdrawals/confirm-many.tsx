import { kopecksToRubles, rublesToKopecks, sumOf } from '#domain/money/kopecks.ts';
import { Check } from '#client/kit/icons/check.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { useState } from 'react';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useConfirmWithdrawalsMutation } from '#client/entities/desk/withdrawals-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
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
  const [confirm] = useConfirmWithdrawalsMutation();
  const [outcome, setOutcome] = useState<{
    readonly items: readonly WithdrawalLine[];
    readonly result: Outcome;
  } | null>(null);
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const waiting = items.filter(({ status }) => status === 'WAITING_FOR_CONFIRMATION');
  // In kopecks: 0.1 + 0.2 is no sum in rubles.
  const sum = kopecksToRubles(sumOf(waiting, ({ amount }) => rublesToKopecks(amount)));
  const isFirst = ({ amount, halfConfirmed }: WithdrawalLine) => !halfConfirmed && amount > (large ?? Infinity);
  const run = async () => {
    try {
      const result = await confirm({ body: { ids: waiting.map(({ id }) => id) } }).unwrap();
      if (result.refused.length > 0) return setOutcome({ items: waiting, result });
      const first = waiting.filter(isFirst).length;
      const told = [
        ...(first < waiting.length ? [texts.bulkDone(waiting.length - first)] : []),
        ...(first > 0 ? [texts.bulkHalf(first)] : []),
      ];
      toast.success(told.join('. '));
      onDone();
    } catch (error) {
      showRefusal(error);
    }
  };
  const wholly = ({ items: sent, result }: NonNullable<typeof outcome>) =>
    sent.filter((item) => result.done.includes(item.id) && !isFirst(item)).length;
  return (
    <>
      <Button size="sm" variant="primary" whyNot={waiting.length === 0 ? texts.noneWaits : null} onClick={run}>
        <Check aria-hidden />
        {texts.bulkConfirm(waiting.length, formatMoney(sum))}
      </Button>
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

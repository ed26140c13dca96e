import { useState } from 'react';
import {
  useCancelDrawMutation,
  useDrawWinnersMutation,
  usePayDrawMutation,
} from '#client/entities/admin/admin-money-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { SumLine } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { LargeSum, SecondOperator, waitsForSecond } from '../common/second-operator';
import type { Draw } from './draw';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';

const secondMs = 1000;

/** Drawn when tickets are no longer given, paid after that, or cancelled before. */
export const DecideDraw = ({ draw }: { readonly draw: Draw }) => {
  const { id, status, closesAt, prize, winners } = draw;
  const seen = useSeen(`draw:${id}`);
  const me = useMe();
  const now = useServerNow(secondMs);
  const [drawNow, drawing] = useDrawWinnersMutation();
  const [pay, paying] = usePayDrawMutation();
  const [cancel] = useCancelDrawMutation();
  const [canceling, setCanceling] = useState<number | null>(null);
  /** The log entry up to which the operator knew the draw when the question opened. */
  const [asking, setAsking] = useState<number | null>(null);
  const [failure, setFailure] = useActFailure(texts.drawer(String(id)));
  const toast = useToast();
  const params = { id };
  const attempt = async (run: (seen: number) => Promise<{ readonly status: Draw['status'] }>, done: string) => {
    if (asking === null) return;
    setFailure(undefined);
    setAsking(null);
    try {
      const { status: now } = await run(asking);
      toast.success(status === 'DRAWN' && now === 'DRAWN' ? waitsForSecond : done);
    } catch (error) {
      setFailure(error);
    }
  };
  const open = status === 'OPEN';
  if (!open && status !== 'DRAWN' && canceling === null) return <ActFailure failure={failure} />;
  if (status === 'DRAWN' && canceling === null) {
    if (winners.some(({ person }) => person.id === me?.id)) return <p>{texts.own}</p>;
    return (
      <Stack $gap={10}>
        <ActFailure failure={failure} />
        <dl>
          <SumLine label={texts.fund} value={<Money value={prize * winners.length} />} />
        </dl>
        <SecondOperator askedBy={draw.askedBy} />
        <LargeSum amount={prize * winners.length} asked={draw.askedBy !== null} />
        <Button
          wide
          variant="primary"
          busy={paying.isLoading}
          whyNot={untilSeen(seen)}
          onClick={() => setAsking(seen ?? null)}
        >
          {texts.pay}
        </Button>
        {asking !== null && (
          <ConfirmDialog
            title={texts.payTitle}
            text={texts.payTold(winners.length, formatMoney(prize * winners.length))}
            confirmLabel={texts.payDo}
            onConfirm={() =>
              attempt((at) => {
                const body = { seen: at };
                return pay({ params, body }).unwrap();
              }, texts.paid)
            }
            onClose={() => setAsking(null)}
          />
        )}
      </Stack>
    );
  }
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      {open && (
        <Row $gap={8}>
          <Button
            wide
            variant="primary"
            busy={drawing.isLoading}
            whyNot={now < Date.parse(closesAt) ? texts.notYet : untilSeen(seen)}
            onClick={() => setAsking(seen ?? null)}
          >
            {texts.draw}
          </Button>
          <Button variant="danger" whyNot={untilSeen(seen)} onClick={() => setCanceling(seen ?? null)}>
            {texts.cancel}
          </Button>
        </Row>
      )}
      {open && asking !== null && (
        <ConfirmDialog
          title={texts.drawTitle}
          text={texts.drawTold(draw)}
          confirmLabel={texts.drawDo}
          onConfirm={() => attempt((at) => drawNow({ params, body: { seen: at } }).unwrap(), texts.drawn)}
          onClose={() => setAsking(null)}
        />
      )}
      {canceling !== null && (
        <ReasonDialog
          title={texts.cancelTitle}
          confirmLabel={texts.cancelLabel}
          toPerson
          consequence={
            <dl>
              <SumLine label={texts.participants} value={draw.participants} />
            </dl>
          }
          onConfirm={async (reason) => {
            await cancel({ params, body: { seen: canceling, reason } }).unwrap();
            toast.success(texts.canceled);
          }}
          onClose={() => setCanceling(null)}
        />
      )}
    </Stack>
  );
};

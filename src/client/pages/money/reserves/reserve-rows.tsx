import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useReserveRowsQuery } from '#client/entities/money/reserves-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { Countdown, DateText } from '#client/kit/display/date-and-countdown.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Plain, Quiet, RowLine } from './reserve-styles';
import { AnswerPart } from './answer-part';
import { RequestForm } from './request-form';
import { texts } from './texts';
import { useReserveAction } from './use-reserve-action';

type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;
type Part = CallResponse<'GET /v1/balance-reserve/{id}/unreserve-transactions'>[number];
type Side = 'MATE' | 'CLIENT';

const tones = { PENDING: 'warn', REJECTED: 'danger', CONFIRMED: 'ok' } as const;

const story = ({ status, answer, bySilence }: Part): string =>
  status === 'REJECTED' && answer !== null ? ` · ${texts.answered(answer)}` : bySilence ? ` · ${texts.bySilence}` : '';

const MatesActs = ({ reserve, part }: { readonly reserve: Reserve; readonly part: Part }) => {
  const { act, busy } = useReserveAction(reserve.id);
  const { id: rowId, amount, comment, status } = part;
  return status === 'PENDING' ? (
    <Row>
      <Button size="sm" busy={busy} onClick={async () => void (await act({ act: 'withdraw', rowId }))}>
        {texts.takeBack}
      </Button>
    </Row>
  ) : (
    <Row>
      <Button
        size="sm"
        busy={busy}
        whyNot={amount > reserve.free ? texts.tooMuch : null}
        onClick={async () => void (await act({ act: 'change', rowId, amount, comment }, texts.asked))}
      >
        {texts.askAgain}
      </Button>
    </Row>
  );
};

const PartLine = ({ reserve, part, side }: { readonly reserve: Reserve; readonly part: Part; readonly side: Side }) => {
  const [why, setWhy] = useState<string | null>(null);
  // The buttons disappear with the answer, and the field with the choice not to refuse.
  const focusRef = useFocusFallback<HTMLLIElement>();
  const isPending = part.status === 'PENDING';
  const status = isPending && side === 'CLIENT' ? texts.rowStatus.PENDING_MINE : texts.rowStatus[part.status];
  const isOpen = reserve.status === 'RESERVED';
  return (
    <RowLine ref={focusRef} tabIndex={-1} aria-label={`${formatMoney(part.amount)}, ${status}`}>
      <b>{formatMoney(part.amount)}</b>
      <div>
        {part.comment}
        <Quiet>
          <DateText value={part.createdAt} />
          {isPending ? (
            <>
              {' · '}
              {part.confirmsAt === null ? (
                texts.waitsForOperator
              ) : (
                <>
                  {texts.confirmsIn} <Countdown until={part.confirmsAt} />
                </>
              )}
            </>
          ) : (
            story(part)
          )}
        </Quiet>
      </div>
      <Badge $tone={tones[part.status]}>{status}</Badge>
      {isOpen && isPending && side === 'CLIENT' && (
        <AnswerPart reserve={reserve} part={part} why={why} onWhy={setWhy} />
      )}
      {isOpen && part.status !== 'CONFIRMED' && side === 'MATE' && <MatesActs reserve={reserve} part={part} />}
    </RowLine>
  );
};

/** The parts of one reserve and the actions on them. */
export const ReserveRows = ({ reserve, side }: { readonly reserve: Reserve; readonly side: Side }) => {
  // A request that is taken back disappears with its button.
  const focusRef = useFocusFallback<HTMLDivElement>();
  const query = useReserveRowsQuery({ params: { id: reserve.id } });
  return (
    <Loaded query={query} skeleton={<BusySkeleton $height={64} $radius="12px" />}>
      {(parts) => (
        <Stack ref={focusRef} tabIndex={-1} $gap={16}>
          {parts.length > 0 && (
            <Plain>
              {parts.map((part) => (
                <PartLine key={part.id} reserve={reserve} part={part} side={side} />
              ))}
            </Plain>
          )}
          {side === 'MATE' && reserve.status === 'RESERVED' && reserve.free > 0 && <RequestForm reserve={reserve} />}
        </Stack>
      )}
    </Loaded>
  );
};

import { useState } from 'react';
import { kopecksToRubles } from '../../../../domain/money/kopecks';
import { reserveTerms } from '../../../../domain/money/reserve';
import type { CallResponse } from '../../../api/call';
import { failureOf } from '../../../api/api-error';
import { formatMoney } from '../../../entities/money/money';
import { MoneyField } from '../../../entities/money/money-field';
import { useReserveRowsQuery } from '../../../entities/money/reserves-api';
import { Button } from '../../../kit/controls/button';
import { Badge } from '../../../kit/display/badge';
import { Countdown, DateText } from '../../../kit/display/date-and-countdown';
import { ErrorState } from '../../../kit/feedback/error-state';
import { BusySkeleton } from '../../../kit/feedback/busy-skeleton';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/text-field';
import { Row, Stack } from '../../../kit/layout/stack';
import { RequestLine, Plain, Quiet, RowLine } from './reserve-styles';
import { texts } from './texts';
import { useReserveAction } from './use-reserve-action';

type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;
type Part = CallResponse<'GET /v1/balance-reserve/{id}/unreserve-transactions'>[number];
type Side = 'MATE' | 'CLIENT';

const tones = { PENDING: 'warn', REJECTED: 'danger', CONFIRMED: 'ok' } as const;

const story = ({ status, answer, bySilence }: Part): string =>
  status === 'REJECTED' && answer !== null ? ` · ${texts.answered(answer)}` : bySilence ? ` · ${texts.bySilence}` : '';

/** The client confirms or refuses. */
const Answer = ({ reserveId, rowId }: { readonly reserveId: string; readonly rowId: string }) => {
  const { act, busy } = useReserveAction(reserveId);
  const [why, setWhy] = useState<string | null>(null);
  /** The field that disappears had the focus: the button that opens it takes it. */
  const [wentBack, setWentBack] = useState(false);
  if (why === null)
    return (
      <Row $gap={8}>
        <Button
          size="sm"
          variant="primary"
          busy={busy}
          onClick={async () => void (await act({ act: 'confirm', rowId }, texts.confirmed))}
        >
          {texts.confirm}
        </Button>
        <Button size="sm" autoFocus={wentBack} onClick={() => setWhy('')}>
          {texts.reject}
        </Button>
      </Row>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void act({ act: 'reject', rowId, comment: why }, texts.rejected);
      }}
    >
      <TextField
        label={texts.rejectWhy}
        autoFocus
        value={why}
        maxLength={reserveTerms.commentMax}
        onChange={({ target }) => setWhy(target.value)}
      />
      <Row $gap={8}>
        <Button size="sm" type="submit" busy={busy}>
          {texts.reject}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setWhy(null);
            setWentBack(true);
          }}
        >
          {texts.dontReject}
        </Button>
      </Row>
    </Form>
  );
};

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
  const isPending = part.status === 'PENDING';
  const status = isPending && side === 'CLIENT' ? texts.rowStatus.PENDING_MINE : texts.rowStatus[part.status];
  const isOpen = reserve.status === 'RESERVED';
  return (
    <RowLine>
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
      {isOpen && isPending && side === 'CLIENT' && <Answer reserveId={reserve.id} rowId={part.id} />}
      {isOpen && part.status !== 'CONFIRMED' && side === 'MATE' && <MatesActs reserve={reserve} part={part} />}
    </RowLine>
  );
};

const partMin = kopecksToRubles(reserveTerms.partMin);

/** What is wrong with the sum of a request, as text; null when it can be requested. */
const sumError = (amount: number | null, free: number): string | null => {
  if (amount === null || amount < partMin) return texts.needSum(formatMoney(partMin));
  return amount > free ? texts.tooMuch : null;
};

/** The mate requests a part. */
const RequestForm = ({ reserve }: { readonly reserve: Reserve }) => {
  const { act, busy } = useReserveAction(reserve.id);
  const [amount, setAmount] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const badSum = sumError(amount, reserve.free);
  const isEmpty = comment.trim() === '';
  const submit = async () => {
    setTried(true);
    if (amount === null || badSum !== null || isEmpty) return;
    if (!(await act({ act: 'ask', amount, comment: comment.trim() }, texts.asked))) return;
    setAmount(null);
    setComment('');
    setTried(false);
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <RequestLine>
        <MoneyField
          label={texts.sum}
          value={amount}
          onChange={setAmount}
          error={tried ? (badSum ?? undefined) : undefined}
        />
        <TextField
          label={texts.what}
          value={comment}
          maxLength={reserveTerms.commentMax}
          error={tried && isEmpty ? texts.needWhat : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
        <Button type="submit" busy={busy}>
          {texts.ask}
        </Button>
      </RequestLine>
      <Quiet>{texts.askHint(formatMoney(reserve.free))}</Quiet>
    </Form>
  );
};

/** The parts of one reserve and the actions on them. */
export const ReserveRows = ({ reserve, side }: { readonly reserve: Reserve; readonly side: Side }) => {
  const { data, error, refetch } = useReserveRowsQuery({ params: { id: reserve.id } });
  if (data === undefined)
    return error === undefined ? (
      <BusySkeleton $height={64} $radius="12px" />
    ) : (
      <ErrorState text={failureOf(error).message} onRetry={refetch} />
    );
  return (
    <Stack $gap={16}>
      {data.length > 0 && (
        <Plain>
          {data.map((part) => (
            <PartLine key={part.id} reserve={reserve} part={part} side={side} />
          ))}
        </Plain>
      )}
      {side === 'MATE' && reserve.status === 'RESERVED' && reserve.free > 0 && <RequestForm reserve={reserve} />}
    </Stack>
  );
};

import { useState } from 'react';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { reserveTerms } from '#domain/money/reserve.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { MoneyField } from '#client/entities/money/money-field.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Form } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { unlessChanged } from '#client/kit/form/unless-changed.ts';
import { Quiet, RequestLine } from './reserve-styles';
import { texts } from './texts';
import { useReserveAction } from './use-reserve-action';

type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;

const partMin = kopecksToRubles(reserveTerms.partMin);

/** What is wrong with the sum of a request, as text; null when it can be requested. */
const sumError = (amount: number | null, free: number): string | null => {
  if (amount === null || amount < partMin) return texts.needSum(formatMoney(partMin));
  return amount > free ? texts.tooMuch : null;
};

/** The mate requests a part. */
export const RequestForm = ({ reserve }: { readonly reserve: Reserve }) => {
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
    setAmount(unlessChanged<number | null>(amount, null));
    setComment(unlessChanged(comment, ''));
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

import { useState } from 'react';
import { kopecksToRubles } from '../../../../domain/money/kopecks';
import { reserveTerms } from '../../../../domain/money/reserve';
import type { CallResponse } from '../../../api/call';
import { formatMoney } from '../../../entities/money/money';
import { MoneyField } from '../../../entities/money/money-field';
import { Button } from '../../../kit/controls/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/text-field';
import { unlessChanged } from '../../../kit/form/unless-changed';
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

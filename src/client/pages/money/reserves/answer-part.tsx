import { useState } from 'react';
import { reserveTerms } from '#domain/money/reserve.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Form } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { texts } from './texts';
import { useReserveAction } from './use-reserve-action';

interface AnswerPartProps {
  readonly reserve: CallResponse<'GET /v1/balance-reserve/{id}'>;
  readonly part: CallResponse<'GET /v1/balance-reserve/{id}/unreserve-transactions'>[number];
  /** Why the client refuses, being typed; null while they do not refuse. */
  readonly why: string | null;
  readonly onWhy: (why: string | null) => void;
}

/** The client confirms or refuses. */
export const AnswerPart = ({ reserve, part, why, onWhy }: AnswerPartProps) => {
  const { act, busy } = useReserveAction(reserve.id);
  const [asking, setAsking] = useState(false);
  const { id: rowId } = part;
  const sum = formatMoney(part.amount);
  const confirm = async () => {
    if (await act({ act: 'confirm', rowId }, texts.confirmed)) setAsking(false);
  };
  if (why === null)
    return (
      <Row $gap={8}>
        <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
          {texts.confirm}
        </Button>
        <Button size="sm" onClick={() => onWhy('')}>
          {texts.reject}
        </Button>
        {asking && (
          <ConfirmDialog
            title={texts.confirmTitle}
            text={texts.confirmText(reserve.mate.username, sum)}
            confirmLabel={texts.confirmSum(sum)}
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          />
        )}
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
        onChange={({ target }) => onWhy(target.value)}
      />
      <Row $gap={8}>
        <Button size="sm" type="submit" busy={busy}>
          {texts.reject}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onWhy(null)}>
          {texts.dontReject}
        </Button>
      </Row>
    </Form>
  );
};

import { type FormEvent, useState } from 'react';
import type { RefundState } from '#domain/refunds/refund-states.ts';
import { refundTerms } from '#domain/refunds/refund-terms.ts';
import { failureText } from '#client/api/api-error.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useAskRefundMutation, useCancelRefundMutation } from '#client/entities/money/deposits-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { MoneyField } from '#client/entities/money/money-field.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

type Deposit = CallResponse<'GET /v1/balance/deposits/{id}'>;
type Refund = Deposit['refunds'][number];

const states: Readonly<Record<RefundState, string>> = {
  ASKED: 'Ждёт ответа поддержки',
  AGREED: 'Отправляем',
  SENT: 'Отправлен, деньги в пути',
  BY_HAND: 'Согласован, возвращаем',
  UNCLEAR: 'Выясняем, где деньги',
  DONE: 'Вернули туда, откуда пришли',
  REFUSED: 'Вернуть не вышло, деньги на балансе',
  DECLINED: 'Отказано, деньги на балансе',
  CANCELED: 'Запрос отменён',
};

const texts = defineTexts({
  ru: {
    states,
    ask: 'Вернуть деньги',
    told: (most: string) => `Можно вернуть до ${most}, которые ещё на балансе: туда же, откуда они пришли`,
    sum: 'Сколько вернуть',
    sumWrong: (most: string) => `От 1 ₽ до ${most}`,
    why: 'Почему',
    needWhy: 'Напиши пару слов',
    send: 'Попросить вернуть',
    close: 'Не надо',
    refund: (sum: string) => `Возврат ${sum}`,
    cancel: 'Отменить запрос',
  },
});

const AskForm = ({
  deposit,
  range,
  onClose,
}: {
  readonly deposit: Deposit;
  readonly range: NonNullable<Deposit['refundable']>;
  readonly onClose: () => void;
}) => {
  const [ask, { isLoading: busy }] = useAskRefundMutation();
  const [amount, setAmount] = useState<number | null>(range.most);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { run, refusal } = useAttempt();
  const most = formatMoney(range.most);
  const badSum = amount === null || amount < range.least || amount > range.most;
  const badWhy = reason.trim().length < 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (badSum || badWhy || busy) return;
    const body = { amount, reason: reason.trim() };
    await run(async () => {
      await ask({ params: { id: deposit.id }, body }).unwrap();
      onClose();
    });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={12}>
        <Quiet>{texts.told(most)}</Quiet>
        <MoneyField
          label={texts.sum}
          value={amount}
          onChange={setAmount}
          error={tried && badSum ? texts.sumWrong(most) : undefined}
        />
        <TextArea
          label={texts.why}
          maxLength={refundTerms.reasonMax}
          value={reason}
          error={tried && badWhy ? texts.needWhy : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <Row $gap={8}>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.send}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

const RefundLine = ({ refund: { id, amount, state, answer } }: { readonly refund: Refund }) => {
  const [cancel, { isLoading: busy, error }] = useCancelRefundMutation();
  return (
    <Stack $gap={4}>
      <b>{texts.refund(formatMoney(amount))}</b>
      <Quiet>{texts.states[state]}</Quiet>
      {answer !== null && <Quiet>{answer}</Quiet>}
      {error !== undefined && <FormError>{failureText(error)}</FormError>}
      {state === 'ASKED' && (
        <Button size="sm" busy={busy} onClick={() => void cancel({ params: { id } })}>
          {texts.cancel}
        </Button>
      )}
    </Stack>
  );
};

/** What of a paid deposit may be asked back, and what became of earlier requests. */
export const DepositRefunds = ({ deposit }: { readonly deposit: Deposit }) => {
  const [asking, setAsking] = useState(false);
  const { refundable, refunds } = deposit;
  if (refundable === null && refunds.length === 0) return null;
  return (
    <Stack $gap={12}>
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} />
      ))}
      {refundable !== null &&
        (asking ? (
          <AskForm deposit={deposit} range={refundable} onClose={() => setAsking(false)} />
        ) : (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        ))}
    </Stack>
  );
};

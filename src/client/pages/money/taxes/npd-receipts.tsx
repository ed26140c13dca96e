import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useGiveNpdReceiptMutation, useOwnNpdReceiptsInfiniteQuery } from '#client/entities/money/taxes-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Form } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { ReceiptText } from '#client/kit/icons/receipt-text.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import type { NpdReceiptState } from '#domain/taxes/npd-receipt-states.ts';
import { npdReceiptOf, npdReceiptTerms } from '#domain/taxes/npd-receipt-terms.ts';
import { TaxNote } from './tax-note';
import { texts } from './texts';

type Receipt = CallResponse<'GET /v1/taxes/me/receipts'>['items'][number];

const tones: Readonly<Record<NpdReceiptState, BadgeTone>> = {
  OWED: 'warn',
  GIVEN: 'info',
  CONFIRMED: 'ok',
  REFUSED: 'danger',
  EXCUSED: 'neutral',
};

interface LinkFormProps {
  readonly id: string;
  /** Null: not told yet. */
  readonly inn: string | null;
  readonly onDone: () => void;
}

const LinkForm = ({ id, inn, onDone }: LinkFormProps) => {
  const [give] = useGiveNpdReceiptMutation();
  const { run, busy, refusal, refuse } = useAttempt();
  const [link, setLink] = useState('');
  const toast = useToast();
  const submit = async () => {
    if (inn === null) return refuse(texts.tellFirst);
    const read = npdReceiptOf(link, inn);
    if ('wrong' in read) return refuse(texts[read.wrong]);
    if (!(await run(() => give({ params: { id }, body: { link: link.trim() } }).unwrap()))) return undefined;
    toast.success(texts.sent);
    return onDone();
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        type="url"
        autoComplete="off"
        maxLength={npdReceiptTerms.linkMax}
        value={link}
        error={refusal}
        onChange={({ target }) => {
          refuse(undefined);
          setLink(target.value);
        }}
      />
      <Row>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {texts.send}
        </Button>
      </Row>
    </Form>
  );
};

const One = ({ receipt, inn }: { readonly receipt: Receipt; readonly inn: string | null }) => {
  const { id, amount, state, link, reason, paidAt } = receipt;
  const [another, setAnother] = useState(false);
  const isOwed = state === 'OWED' || state === 'REFUSED';
  return (
    <li>
      <Stack $gap={10}>
        <Row $justify="space-between">
          <span>
            <b>{formatMoney(amount)}</b> <small>{texts.paidAt(formatDate(Date.parse(paidAt), serverNow()))}</small>
          </span>
          <Badge $tone={tones[state]}>{texts.states[state]}</Badge>
        </Row>
        {reason !== null && <small>{texts.why(reason)}</small>}
        {link !== null && state !== 'REFUSED' && (
          <Row $gap={12}>
            <a href={link} target="_blank" rel="noreferrer">
              {texts.open}
            </a>
            {state === 'GIVEN' && !another && (
              <Button size="sm" variant="ghost" onClick={() => setAnother(true)}>
                {texts.another}
              </Button>
            )}
          </Row>
        )}
        {(isOwed || another) && <LinkForm id={id} inn={inn} onDone={() => setAnother(false)} />}
      </Stack>
    </li>
  );
};

/** Receipts that the self-employed owe for their payouts, and those that they have given. */
export const NpdReceipts = ({ inn }: { readonly inn: string | null }) => {
  const list = useOwnNpdReceiptsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card as="section">
      <Stack $gap={12}>
        <CardTitle>{texts.receipts}</CardTitle>
        <TaxNote>{texts.receiptsLead}</TaxNote>
        <Loaded
          query={itemsOf(list)}
          skeleton={
            <Stack $gap={12} role="status" aria-label={texts.loading}>
              <Skeleton $height={44} />
              <Skeleton $height={44} />
            </Stack>
          }
          empty={<EmptyState icon={<ReceiptText />} text={texts.noReceipts} />}
        >
          {(receipts) => (
            <>
              <RuledList>
                {receipts.map((receipt) => (
                  <One key={receipt.id} receipt={receipt} inn={inn} />
                ))}
              </RuledList>
              <LoadMore {...moreOf(list)} />
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
};

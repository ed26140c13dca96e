import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-error';
import type { CallResponse } from '../../../api/call';
import { useIdempotencyKey } from '../../../entities/money/use-idempotency-key';
import { useActivateCertificateMutation, useCertificateQuery } from '../../../entities/money/gifts-api';
import { formatMoney } from '../../../entities/money/money';
import { useMe } from '../../../entities/person/users-api';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { formatDay } from '../../../kit/display/dates';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorState } from '../../../kit/feedback/error-state';
import { FormError } from '../../../kit/form/form';
import { Page } from '../../../kit/layout/page';
import { PrintStyles } from '../../../kit/layout/print-styles';
import { Row, Stack } from '../../../kit/layout/stack';
import { PageTitle } from '../../../kit/routing/page-title';
import { theme } from '../../../kit/theme/theme';
import { serverNow } from '../../../kit/time/server-now';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { GiftCard } from './gift-card';
import { texts } from './texts';

const Sheet = styled(Page)`
  max-width: 560px;
`;

const Code = styled.p`
  font: 600 20px/1.3 ${theme.font.title};
  letter-spacing: 0.08em;
`;

type Gift = CallResponse<'GET /v1/balance/gift-certificates/{id}'>;

const whyNotActivate = ({ status }: Gift, isMate: boolean): string | null => {
  if (status === 'ACTIVATED') return texts.used;
  if (status === 'EXPIRED') return texts.ended;
  return isMate ? texts.notForMates : null;
};

/** The gift behind a link: what it is, from whom, and a button to accept it. */
export const GiftPage = ({ code }: { readonly code: string }) => {
  const { data, error, refetch } = useCertificateQuery({ params: { id: code } });
  const [activate, { isLoading, data: done }] = useActivateCertificateMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = useIdempotencyKey();
  const isMate = Boolean(useMe()?.mateAccess);
  if (data === undefined) {
    if (error === undefined) return <MoneySkeleton />;
    const { status, message } = failureOf(error);
    return (
      <Page>
        <PageTitle>{texts.giftTitle}</PageTitle>
        {status === 404 ? (
          <EmptyState text={message} action={<ButtonLink to="/balance">{shared.toBalance}</ButtonLink>} />
        ) : (
          <ErrorState text={message} onRetry={refetch} />
        )}
      </Page>
    );
  }
  const take = async () => {
    setRefusal(null);
    try {
      await attempt.send(code, (idempotencyKey) => activate({ params: { id: code }, idempotencyKey }).unwrap());
    } catch (problem) {
      setRefusal(failureOf(problem).message);
    }
  };
  const ends = data.expiresAt === null ? undefined : texts.until(formatDay(Date.parse(data.expiresAt), serverNow()));
  return (
    <Sheet>
      <PrintStyles />
      <Stack $gap={20}>
        <PageTitle>{data.code === null ? texts.giftTitle : texts.print}</PageTitle>
        <p>{texts.giftFrom(data.buyer)}</p>
        <GiftCard
          design={data.design}
          nominal={data.nominal}
          message={data.message}
          {...(ends === undefined ? {} : { note: ends })}
        />
        {data.code !== null && <Code>{data.code}</Code>}
        {refusal !== null && <FormError>{refusal}</FormError>}
        {data.code !== null && data.status !== 'CREATED' ? (
          <>
            <p>{texts.own[data.status]}</p>
            {data.status === 'PAID' && (
              <Row>
                <Button onClick={() => window.print()}>{texts.printPage}</Button>
              </Row>
            )}
          </>
        ) : done !== undefined ? (
          <>
            <p role="status">{texts.activated(formatMoney(done.nominal))}</p>
            <ButtonLink to="/balance" variant="primary">
              {shared.toBalance}
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" size="lg" busy={isLoading} whyNot={whyNotActivate(data, isMate)} onClick={take}>
            {texts.activate}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
};

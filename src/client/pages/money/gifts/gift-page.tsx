import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '#client/api/api-error.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useActivateCertificateMutation, useCertificateQuery } from '#client/entities/money/gifts-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { formatDay } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { GiftCard } from './gift-card';
import { texts } from './texts';
import { balancePath } from '#contract/routes/product-pages.ts';

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
  const isMate = Boolean(useMe()?.mateAccess);
  if (data === undefined) {
    if (error === undefined) return <MoneySkeleton />;
    const { status, message } = failureOf(error);
    return (
      <Page>
        <PageTitle>{texts.giftTitle}</PageTitle>
        {status === 404 ? (
          <EmptyState text={message} action={<ButtonLink to={balancePath}>{shared.toBalance}</ButtonLink>} />
        ) : (
          <ErrorState text={message} onRetry={refetch} />
        )}
      </Page>
    );
  }
  const take = async () => {
    setRefusal(null);
    try {
      await activate({ params: { id: code } }).unwrap();
    } catch (problem) {
      setRefusal(failureOf(problem).message);
    }
  };
  const ends = data.expiresAt === null ? undefined : texts.until(formatDay(Date.parse(data.expiresAt), serverNow()));
  return (
    <Sheet>
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
            <ButtonLink to={balancePath} variant="primary">
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

import { Status } from '#client/kit/feedback/status.tsx';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useAttempt } from '#client/api/use-attempt.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useActivateCertificateMutation, useCertificateQuery } from '#client/entities/money/gift-certificates-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { formatDay } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Loaded } from '#client/api/loaded.tsx';
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

const OpenGift = ({ code, gift }: { readonly code: string; readonly gift: Gift }) => {
  const [activate, { isLoading, data: done }] = useActivateCertificateMutation();
  const { run, refusal } = useAttempt();
  const isMate = Boolean(useMe()?.mateAccess);
  const take = async () => {
    await run(async () => {
      await activate({ params: { id: code } }).unwrap();
    });
  };
  const ends = gift.expiresAt === null ? undefined : texts.until(formatDay(Date.parse(gift.expiresAt), serverNow()));
  return (
    <Sheet>
      <Stack $gap={20}>
        <PageTitle>{gift.code === null ? texts.giftTitle : texts.print}</PageTitle>
        <p>{texts.giftFrom(gift.buyer)}</p>
        <GiftCard
          design={gift.design}
          nominal={gift.nominal}
          message={gift.message}
          {...(ends === undefined ? {} : { note: ends })}
        />
        {gift.code !== null && <Code>{gift.code}</Code>}
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        {gift.code !== null && gift.status !== 'CREATED' ? (
          <>
            <p>{texts.own[gift.status]}</p>
            {gift.status === 'PAID' && (
              <Row>
                <Button onClick={() => window.print()}>{texts.printPage}</Button>
              </Row>
            )}
          </>
        ) : done !== undefined ? (
          <>
            <Status>{texts.activated(formatMoney(done.nominal))}</Status>
            <ButtonLink to={balancePath} variant="primary">
              {shared.toBalance}
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" size="lg" busy={isLoading} whyNot={whyNotActivate(gift, isMate)} onClick={take}>
            {texts.activate}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
};

const NoGift = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <PageTitle>{texts.giftTitle}</PageTitle>
    {children}
  </Page>
);

/** The gift behind a link: what it is, from whom, and a button to accept it. */
export const GiftPage = ({ code }: { readonly code: string }) => (
  <Loaded
    query={useCertificateQuery({ params: { id: code } })}
    skeleton={<MoneySkeleton />}
    missing={({ message }) => (
      <EmptyState text={message} action={<ButtonLink to={balancePath}>{shared.toBalance}</ButtonLink>} />
    )}
    failedIn={NoGift}
  >
    {(gift) => <OpenGift code={code} gift={gift} />}
  </Loaded>
);

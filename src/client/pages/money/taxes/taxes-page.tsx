import { Status } from '#client/kit/feedback/status.tsx';
import type { MoneySectionPage } from '../money-section';
import type { ReactNode } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { freshFor, unsubscribed } from '#client/api/first-queries.ts';
import { taxesApi, useOwnTaxesQuery } from '#client/entities/money/taxes-api.ts';
import { Narrow } from '#client/features/settings/setting-card.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Meter } from '#client/kit/display/progress-bar.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { Info } from '#client/kit/icons/info.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Page, PageLead } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { balancePath } from '#contract/routes/product-pages.ts';
import { MoneySkeleton } from '../money-skeleton';
import { NpdReceipts } from './npd-receipts';
import { TaxForm } from './tax-form';
import { TaxNote } from './tax-note';
import { texts } from './texts';

type Taxes = CallResponse<'GET /v1/taxes/me'>;

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <Stack $gap={20}>
      <PageTitle>{texts.title}</PageTitle>
      {children}
    </Stack>
  </Page>
);

const Income = ({ income }: { readonly income: NonNullable<Taxes['income']> }) => {
  const { year, earned, limit, standing } = income;
  return (
    <Card as="section">
      <Stack $gap={12}>
        <CardTitle>{texts.income(year)}</CardTitle>
        <Row $justify="space-between">
          <b>{texts.incomeOf(formatMoney(earned), formatMoney(limit))}</b>
        </Row>
        <Row>
          <Meter value={Math.min(earned, limit)} max={limit} label={texts.incomeLabel} />
        </Row>
        {standing === 'FINE' ? (
          <TaxNote>{texts.standing[standing]}</TaxNote>
        ) : (
          <Notice icon={<CircleAlert aria-hidden />} text={texts.standing[standing]} />
        )}
      </Stack>
    </Card>
  );
};

const Content = ({ taxes: { profile, check, income, hold, required, receiptsOwed } }: { readonly taxes: Taxes }) => {
  const isSelfEmployed = profile?.status === 'SELF_EMPLOYED';
  return (
    <>
      <PageLead>{texts.lead}</PageLead>
      {hold !== null && <Notice icon={<CircleAlert aria-hidden />} text={texts.hold[hold.reason]} />}
      {hold === null && required && (profile === null || profile.status === null) && (
        <Notice icon={<Info aria-hidden />} text={texts.required} />
      )}
      <Card as="section">
        <Stack $gap={16}>
          <CardTitle>{texts.about}</CardTitle>
          {check !== null && <Status>{texts.check[check.answer]}</Status>}
          <Narrow>
            <TaxForm profile={profile} />
          </Narrow>
        </Stack>
      </Card>
      {income !== null && <Income income={income} />}
      {(isSelfEmployed || receiptsOwed > 0) && <NpdReceipts inn={profile?.inn ?? null} />}
    </>
  );
};

/** How a mate pays taxes: their status, the income of the year, what keeps a payout, and the receipts that they owe. */
export const TaxesPage: MoneySectionPage = () => {
  const query = useOwnTaxesQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  return (
    <Loaded query={query} skeleton={<MoneySkeleton of="taxes" />} failedIn={Frame}>
      {(taxes) => (
        <Frame>
          {taxes.earner ? (
            <Content taxes={taxes} />
          ) : (
            <EmptyState text={texts.notEarner} action={<ButtonLink to={balancePath}>{texts.toBalance}</ButtonLink>} />
          )}
        </Frame>
      )}
    </Loaded>
  );
};

TaxesPage.firstQueries = ({ me }) =>
  me === null ? [] : [taxesApi.endpoints.ownTaxes.initiate(undefined, unsubscribed)];

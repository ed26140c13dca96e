import type { MoneySectionPage } from '../money-section';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Loaded } from '#client/api/loaded.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { freshFor, unsubscribed } from '#client/api/first-queries.ts';
import { referralsApi, useOwnReferralQuery } from '#client/entities/person/referrals-api.ts';
import { referralLink } from '#client/entities/referral/referral-link.ts';
import { ShareButtons } from '#client/entities/referral/share-buttons.tsx';
import { StatList } from '#client/kit/display/facts.tsx';
import { QrPicture } from '#client/kit/display/qr-picture.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Page, PageLead } from '#client/kit/layout/page.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { MoneySkeleton } from '../money-skeleton';
import { ReferredPeople } from './referred-people';
import { texts } from './texts';
import { AddressBox } from '#client/kit/display/address-box.tsx';
import { homePath } from '#contract/routes/product-pages.ts';

const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px;
  gap: 24px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <Stack $gap={20}>
      <PageTitle>{texts.title}</PageTitle>
      {children}
    </Stack>
  </Page>
);

/** The person's referral link, and the people and income it has brought. */
export const ReferralsPage: MoneySectionPage = () => {
  const query = useOwnReferralQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  return (
    <Loaded query={query} skeleton={<MoneySkeleton of="referrals" />} failedIn={Frame}>
      {(data) => {
        const address = new URL(referralLink('/', data.refTag), location.origin).href;
        return (
          <Frame>
            <PageLead>{texts.lead(data.percent, data.days, formatMoney(data.maxPerClient))}</PageLead>
            <Card as="section">
              <Invite>
                <Stack $gap={16}>
                  <AddressBox aria-label={texts.link}>{address}</AddressBox>
                  <ShareButtons path={homePath} />
                  <StatList
                    items={[
                      [texts.invited, data.invited],
                      [texts.earned, formatMoney(data.earned)],
                    ]}
                  />
                </Stack>
                <QrPicture text={address} label={texts.qr} />
              </Invite>
            </Card>
            <ReferredPeople />
          </Frame>
        );
      }}
    </Loaded>
  );
};

ReferralsPage.firstQueries = ({ me }) =>
  me === null
    ? []
    : [
        referralsApi.endpoints.ownReferral.initiate(undefined, unsubscribed),
        referralsApi.endpoints.broughtPeople.initiate(undefined, unsubscribed),
      ];

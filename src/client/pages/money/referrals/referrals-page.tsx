import styled from 'styled-components';
import { failureOf } from '../../../api/api-error';
import { formatMoney } from '../../../entities/money/money';
import { useOwnReferralQuery } from '../../../entities/person/referrals-api';
import { referralLink } from '../../../entities/referral/referral-link';
import { ShareButtons } from '../../../entities/referral/share-buttons';
import { StatList } from '../../../kit/display/facts';
import { QrPicture } from '../../../kit/display/qr-picture';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Card } from '../../../kit/layout/card';
import { Page, PageLead } from '../../../kit/layout/page';
import { Stack } from '../../../kit/layout/stack';
import { PageTitle } from '../../../kit/routing/page-title';
import { below } from '../../../kit/theme/theme';
import { MoneySkeleton } from '../money-skeleton';
import { ReferredPeople } from './referred-people';
import { texts } from './texts';
import { AddressBox } from '../../../kit/display/address-box';

const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px;
  gap: 24px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The person's referral link, and the people and income it has brought. */
export const ReferralsPage = () => {
  const { data, error, refetch } = useOwnReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) {
    if (error === undefined) return <MoneySkeleton of="referrals" />;
    return (
      <Page>
        <PageTitle>{texts.title}</PageTitle>
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      </Page>
    );
  }
  const address = new URL(referralLink('/', data.refTag), location.origin).href;
  return (
    <Page>
      <Stack $gap={20}>
        <PageTitle>{texts.title}</PageTitle>
        <PageLead>{texts.lead(data.percent, data.days, formatMoney(data.maxPerClient))}</PageLead>
        <Card as="section">
          <Invite>
            <Stack $gap={16}>
              <AddressBox aria-label={texts.link}>{address}</AddressBox>
              <ShareButtons path="/" />
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
      </Stack>
    </Page>
  );
};

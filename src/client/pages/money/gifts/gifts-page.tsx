import { Loaded } from '#client/api/loaded.tsx';
import { unsubscribed } from '#client/api/first-queries.ts';
import { useCertificatesOnSaleQuery } from '#client/entities/money/gift-certificates-api.ts';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import type { MoneySectionPage } from '../money-section';
import { BuyGift } from './buy-gift';
import { GiftLists } from './gift-list';
import { GiftPage } from './gift-page';
import { texts } from './texts';
import { giftCertificatesApi } from '#client/entities/money/gift-certificates-api.ts';

const Certificates = () => (
  <Page>
    <Stack $gap={20}>
      <PageTitle>{texts.title}</PageTitle>
      <Loaded query={useCertificatesOnSaleQuery()} skeleton={<BusySkeleton $height={820} $radius="16px" />}>
        {(onSale) => <BuyGift {...onSale} />}
      </Loaded>
      <GiftLists />
    </Stack>
  </Page>
);

/** `/balance/gifts` buys and lists, `/balance/gifts/{code}` is the gift itself. */
export const GiftsPage: MoneySectionPage = ({ id }) => (id === '' ? <Certificates /> : <GiftPage code={id} />);

GiftsPage.firstQueries = ({ me }) =>
  me === null
    ? []
    : [
        giftCertificatesApi.endpoints.certificates.initiate('BOUGHT', unsubscribed),
        giftCertificatesApi.endpoints.certificates.initiate('RECEIVED', unsubscribed),
        giftCertificatesApi.endpoints.certificatesOnSale.initiate(undefined, unsubscribed),
      ];

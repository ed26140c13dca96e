import { failureOf } from '../../../api/api-error';
import { useCertificatesOnSaleQuery } from '../../../entities/money/gifts-api';
import { ErrorState } from '../../../kit/feedback/error-state';
import { BusySkeleton } from '../../../kit/feedback/busy-skeleton';
import { Page } from '../../../kit/layout/page';
import { Stack } from '../../../kit/layout/stack';
import { PageTitle } from '../../../kit/routing/page-title';
import type { MoneySectionProps } from '../money-section';
import { BuyGift } from './buy-gift';
import { GiftLists } from './gift-list';
import { GiftPage } from './gift-page';
import { texts } from './texts';

const Certificates = () => {
  const { data, error, refetch } = useCertificatesOnSaleQuery();
  return (
    <Page>
      <Stack $gap={20}>
        <PageTitle>{texts.title}</PageTitle>
        {data !== undefined ? (
          <BuyGift {...data} />
        ) : error === undefined ? (
          <BusySkeleton $height={820} $radius="16px" />
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        )}
        <GiftLists />
      </Stack>
    </Page>
  );
};

/** `/balance/gifts` buys and lists, `/balance/gifts/{code}` is the gift itself. */
export const GiftsPage = ({ id }: MoneySectionProps) => (id === '' ? <Certificates /> : <GiftPage code={id} />);

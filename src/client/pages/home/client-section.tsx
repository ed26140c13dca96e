import styled from 'styled-components';
import { NextBookings } from '../../features/booking/next-bookings';
import { Container } from '../../kit/layout/page';
import { ownBookingsQuery } from '../../entities/booking/use-next-booking';
import { type FirstQueries, unsubscribed } from '../../api/first-queries';
import { squadPricesApi } from '../../entities/squad/squad-prices-api';
import { TrialOffer } from './trial-offer';

/** Has a margin only if it has content. */
const Next = styled(Container)`
  &:not(:empty) {
    margin-bottom: 28px;
  }
`;

interface ClientSectionProps {
  readonly gameId: string;
  /** Has not played yet. */
  readonly isNew: boolean;
}

/** The client's section of the home page: the next booking, or the trial lesson for a newcomer. */
export const ClientSection = ({ gameId, isNew }: ClientSectionProps) => (
  <>
    <Next>
      <NextBookings />
    </Next>
    {isNew && <TrialOffer gameId={gameId} />}
  </>
);

/** What it shows at first. */
export const clientQueries: FirstQueries = ({ me }) => [
  ownBookingsQuery(),
  ...(me?.orders === 0 ? [squadPricesApi.endpoints.firstSquadPrices.initiate(undefined, unsubscribed)] : []),
];

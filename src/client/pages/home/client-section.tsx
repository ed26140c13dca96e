import styled from 'styled-components';
import { NextBookings } from '../../features/booking/next-bookings';
import { Container } from '../../kit/layout/page';
import { TrialOffer } from './trial-offer';

/** Room only around what is there. */
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

/** What the home page says to a client of their own: the next game agreed on, a first one to a newcomer. */
export const ClientSection = ({ gameId, isNew }: ClientSectionProps) => (
  <>
    <Next>
      <NextBookings />
    </Next>
    {isNew && <TrialOffer gameId={gameId} />}
  </>
);

import type { CallResponse } from '#client/api/call.ts';
import { PersonCell } from '../../kit/person-cell';
import { bookingTexts } from '../common/booking-badge';
import { texts } from './texts';

type Line = Pick<CallResponse<'GET /v1/admin/bookings'>['items'][number], 'client' | 'mate' | 'status'>;

/** Who plays with whom. Without room for a state column the state is shown here, before the text that may be cut. */
export const BookingCell = ({ line: { client, mate, status } }: { readonly line: Line }) => (
  <PersonCell
    person={client}
    hint={
      <>
        <span data-from="list">{texts.toMateNamed(mate.username)}</span>
        <span data-until="list">{texts.stateAndMate(bookingTexts.statuses[status], mate.username)}</span>
      </>
    }
  />
);

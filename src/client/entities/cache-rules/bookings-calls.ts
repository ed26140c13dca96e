import { changesBy } from './changes-by';
import { money } from './money-tags';

/** What calls about bookings make old. */
export const change = changesBy({
  'PUT /v1/mates/me/hours': ['Bookings'],
  // Refused, the times or the price that stood there were old.
  'POST /v1/bookings': [...money, 'Bookings', 'Quote'],
  'POST /v1/bookings/{id}/answer': ['Bookings'],
  'POST /v1/bookings/{id}/cancel': [...money, 'Bookings'],
});

import { defineMutations } from './define-mutations';
import { moneyTags } from './money-tags';

/** What calls about bookings make old. */
export const change = defineMutations({
  'PUT /v1/mates/me/hours': ['Bookings'],
  // Refused, the times or the price that stood there were old.
  'POST /v1/bookings': [...moneyTags, 'Bookings', 'Quote'],
  'POST /v1/bookings/{id}/answer': ['Bookings'],
  'POST /v1/bookings/{id}/cancel': [...moneyTags, 'Bookings'],
});

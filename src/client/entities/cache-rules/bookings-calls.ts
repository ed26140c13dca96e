import { defineMutations } from './define-mutations';
import { moneyTags } from './money-tags';

export const change = defineMutations({
  'PUT /v1/mates/me/hours': ['Bookings'],
  // After a refusal too: the times or the price on the page were outdated.
  'POST /v1/bookings': [...moneyTags, 'Bookings', 'Quote'],
  'POST /v1/bookings/{id}/answer': ['Bookings'],
  'POST /v1/bookings/{id}/cancel': [...moneyTags, 'Bookings'],
});

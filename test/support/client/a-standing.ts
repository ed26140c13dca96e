/** A mate's standing with nothing to tell, unless it is said otherwise. */
export const aStanding = (with_: { readonly missedOffAt?: string } = {}) => ({
  grade: 'PRO',
  percent: 82,
  hours: 10,
  rating: 5,
  next: null,
  changes: [],
  strikes: [],
  ordersOffUntil: null,
  missedOffAt: null,
  unreachedAt: null,
  ...with_,
});

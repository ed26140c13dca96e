import { dayOf } from '#client/kit/display/dates.ts';

/** Both days are included. */
export const Period = ({ of: { from, to } }: { readonly of: { readonly from: string; readonly to: string } }) => {
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(to))];
  return first === last ? first : `${first} – ${last}`;
};

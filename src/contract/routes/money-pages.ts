import { balancePath } from './product-pages';

/** Pages below the balance, each with the id of one object where it shows one. */
export type MoneySection =
  | 'deposits'
  | 'packages'
  | 'gifts'
  | 'reserves'
  | 'operations'
  | 'referrals'
  | 'reserve'
  | 'taxes';

export const moneyPath = (section: MoneySection, id?: string): string =>
  `${balancePath}/${section}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

/** The page by which a friend pays into a reserve. */
export const payReservePath = (token: string): string => `${moneyPath('reserve')}?link=${token}`;

/** The balance with the form of a withdrawal open. */
export const withdrawParam = 'withdraw';
export const withdrawPath = `${balancePath}?${withdrawParam}=1`;

import { safeReturnPath } from '../../entities/session/return-path';

/**
 * Loads the current address anew, for whoever is signed in now. After a sign-in it is the address that the sign-in page
 * returns to: its own holds what works once only.
 */
export const leavePage = (target: Pick<Location, 'reload' | 'assign' | 'pathname' | 'search'> = location): void => {
  if (target.pathname === '/login') target.assign(safeReturnPath(new URLSearchParams(target.search).get('returnTo')));
  else target.reload();
};

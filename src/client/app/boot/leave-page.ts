import { safeReturnPath } from '#contract/sign-in-mode.ts';
import { signInPath } from '#contract/routes/product-pages.ts';

/**
 * Loads the current address anew, for whoever is signed in now. After a sign-in it is the address that the sign-in page
 * returns to: its own holds what works once only.
 */
export const leavePage = (target: Pick<Location, 'reload' | 'assign' | 'pathname' | 'search'> = location): void => {
  if (target.pathname === signInPath) target.assign(safeReturnPath(new URLSearchParams(target.search).get('returnTo')));
  else target.reload();
};

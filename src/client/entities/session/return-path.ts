import { signInPath } from '#contract/routes/product-pages.ts';
/** The path to return to after signing in: only a path of this site, never an address of another one. */
export const safeReturnPath = (returnTo: string | null): string => {
  if (returnTo === null || !returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\'))
    return '/';
  return returnTo.startsWith(signInPath) ? '/' : returnTo;
};

export const loginPath = (returnTo: string): string => `${signInPath}?returnTo=${encodeURIComponent(returnTo)}`;

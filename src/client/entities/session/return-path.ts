/** The path to return to after signing in: only a path of this site, never an address of another one. */
export const safeReturnPath = (returnTo: string | null): string => {
  if (returnTo === null || !returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\'))
    return '/';
  return returnTo.startsWith('/login') ? '/' : returnTo;
};

export const loginPath = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Where to go back after signing in: only a path of this site, never another one's address. */
export const safeReturnPath = (returnTo: string | null): string => {
  if (returnTo === null || !returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\'))
    return '/';
  return returnTo.startsWith('/login') ? '/' : returnTo;
};

export const loginPath = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`;

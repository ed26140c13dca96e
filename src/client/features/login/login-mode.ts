export type LoginMode = 'sign-in' | 'register' | 'reset' | 'new-password' | 'token';

/** `?mode=register`, `?mode=reset`; letters bring `?reset=` and `?token=`. */
export const modeOf = (query: URLSearchParams): LoginMode => {
  if (query.has('reset')) return 'new-password';
  if (query.has('token')) return 'token';
  const mode = query.get('mode');
  return mode === 'register' || mode === 'reset' ? mode : 'sign-in';
};

/** The same page in another mode; where to return to is kept, spent tokens are not. */
export const modePath = (query: URLSearchParams, mode: 'sign-in' | 'register' | 'reset'): string => {
  const next = new URLSearchParams(query);
  next.delete('reset');
  next.delete('token');
  if (mode === 'sign-in') next.delete('mode');
  else next.set('mode', mode);
  const search = next.toString();
  return search === '' ? '/login' : `/login?${search}`;
};

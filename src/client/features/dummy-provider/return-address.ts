import { safeReturnPath } from '../../ui/routing/return-path';

/** The page that the person came from, told which deposit he comes back with. */
export const returnAddress = (returnTo: string, depositId: string): string => {
  const [beforeHash = '', hash] = safeReturnPath(returnTo).split('#');
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}deposit=${depositId}${hash === undefined ? '' : `#${hash}`}`;
};

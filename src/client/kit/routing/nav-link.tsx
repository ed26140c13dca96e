import type { ComponentProps } from 'react';
import { parsePath, useLocation } from 'react-router';
import { Link } from './link';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Marked as current on its own page only, not on those below it. */
  readonly end?: boolean;
}

/** Whether this page, or with `below` one below it, is where a link leads; a name that only begins alike is another page. */
export const leadsHere = (to: string, pathname: string, below = true): boolean => {
  const { pathname: own = '' } = parsePath(to);
  return pathname === own || (below && pathname.startsWith(`${own}/`));
};

/** A link that is marked as current on its page and on those below it. */
export const NavLink = ({ to, end = false, ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} {...(leadsHere(to, pathname, !end) ? { 'aria-current': 'page' } : {})} />;
};

import type { ComponentProps } from 'react';
import { parsePath, useLocation } from 'react-router';
import { Link } from './link';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Marked as current on its own page only, not on those below it. */
  readonly end?: boolean;
}

/** A link that is marked as current on its page and on those below it. */
export const NavLink = ({ to, end = false, ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const { pathname: own = '' } = parsePath(to);
  const isShown = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <Link {...rest} to={to} {...(isShown ? { 'aria-current': 'page' } : {})} />;
};

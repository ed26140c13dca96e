import type { ComponentProps } from 'react';
import { parsePath, useLocation } from 'react-router';
import { Link } from './link';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Marked on its own page alone, not on those below it. */
  readonly end?: boolean;
}

/** A link that says when its page, or one below it, is the one that is shown. */
export const NavLink = ({ to, end = false, ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const { pathname: own = '' } = parsePath(to);
  const isShown = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <Link {...rest} to={to} {...(isShown ? { 'aria-current': 'page' } : {})} />;
};

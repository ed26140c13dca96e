import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link';

/**
 * A link to a part of the same page. The router's own entry of the history knows the place that was left, a fragment of
 * the browser's does not: Back returns there.
 */
export const AnchorLink = ({ id, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { readonly id: string }) => {
  const { pathname, search } = useLocation();
  return <Link {...rest} to={`${pathname}${search}#${id}`} />;
};

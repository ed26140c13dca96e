import type { ComponentProps, MouseEvent } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router';
import { useSameFunction } from './use-same-function';

let prefetch: (path: string) => void = () => undefined;

/** Set by the router: how the code of a path is loaded. Links call it on hover and focus. */
export const setPrefetch = (load: (path: string) => void): void => {
  prefetch = load;
};

let useAddress = (to: string): string => to;

/** Set by the product: a hook that adds to every link's address what all links carry, so that no single link has to. */
export const setAddressHook = (hook: (to: string) => string): void => {
  useAddress = hook;
};

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<RouterLinkProps, 'replace' | 'state'> {
  /** A path within the product. */
  readonly to: string;
}

/**
 * A link within the product: loads the code of its page on hover and focus. It uses the router's hooks, because the
 * router's own link component would add the code that prefetches route data.
 */
export const Link = ({ to: given, replace, state, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) => {
  const to = useAddress(given);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });
  const press = useSameFunction((event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={press}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
    />
  );
};

import type { ComponentProps } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router';

let prefetch: (path: string) => void = () => undefined;

/** The router tells how the code of a path is fetched; links below it call it on hover and focus. */
export const setPrefetch = (fetchCode: (path: string) => void): void => {
  prefetch = fetchCode;
};

let useAddress = (to: string): string => to;

/** The product says what its links carry along (a hook): whoever writes one need not think of it. */
export const setAddressHook = (hook: (to: string) => string): void => {
  useAddress = hook;
};

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<RouterLinkProps, 'replace' | 'state'> {
  /** Within the product. */
  readonly to: string;
}

/**
 * A link inside the product: fetches the code of its page as soon as somebody reaches for it. Made of the router's own
 * hooks: its component brings the prefetching of its data mode.
 */
export const Link = ({ to: given, replace, state, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) => {
  const to = useAddress(given);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
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

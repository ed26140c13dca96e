import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

let prefetch: (path: string) => void = () => undefined;

/** The router tells how the code of a path is fetched; links below it call it on hover and focus. */
export const onPrefetch = (fetchCode: (path: string) => void): void => {
  prefetch = fetchCode;
};

const prefetchPath = (path: string): void => prefetch(path);

interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to'> {
  readonly to: string;
}

/** A link inside the product: fetches the code of its page as soon as somebody reaches for it. */
export const Link = ({ to, onPointerEnter, onFocus, ...rest }: LinkProps) => (
  <RouterLink
    {...rest}
    to={to}
    onPointerEnter={(event) => {
      prefetchPath(to);
      onPointerEnter?.(event);
    }}
    onFocus={(event) => {
      prefetchPath(to);
      onFocus?.(event);
    }}
  />
);

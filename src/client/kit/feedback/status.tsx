import { type ComponentProps, type ElementType, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a browser has told readers of screens of a live region. */
const registeredMs = 100;

type StatusProps<E extends ElementType> = Omit<ComponentProps<E>, 'as' | 'children' | 'role'> & {
  /** A paragraph by default. */
  readonly as?: E;
  readonly children: ReactNode;
};

/**
 * Words that appear while somebody does something else, and are told. Readers of screens announce what changes in a
 * region that they know, not a region that comes with its words: the words take their room at once and are there for
 * everybody a moment later.
 */
export const Status = <E extends ElementType = 'p'>({ as, children, ...rest }: StatusProps<E>) => {
  const Region: ElementType = as ?? 'p';
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), registeredMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Region {...rest} role="status">
      <span style={{ display: 'contents', visibility: isKnown ? 'visible' : 'hidden' }}>{children}</span>
    </Region>
  );
};

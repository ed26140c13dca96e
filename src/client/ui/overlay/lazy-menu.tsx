import { cloneElement, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary';
import type { LazyPart } from './lazy-part';

interface TriggerProps {
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-busy'?: boolean;
}

interface LazyMenuProps {
  readonly trigger: ReactElement<TriggerProps>;
  /** Opens itself (`defaultOpen`) when it arrives. */
  readonly menu: LazyPart<{ readonly trigger: ReactElement }>;
}

/** A button whose menu, with all the code of menus, comes on its first use: the first load stays small. */
export const LazyMenu = ({ trigger, menu: { Part, preload } }: LazyMenuProps) => {
  const [wanted, setWanted] = useState(false);
  if (!wanted) {
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onClick: () => setWanted(true),
    });
  }
  return (
    <ErrorBoundary fallback={(retry) => cloneElement(trigger, { onClick: retry })}>
      <Suspense fallback={cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, 'aria-busy': true })}>
        <Part trigger={trigger} />
      </Suspense>
    </ErrorBoundary>
  );
};

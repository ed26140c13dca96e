import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/error-state';
import { lazyComponent } from './lazy-component';

interface LazySectionOptions<P> {
  readonly load: () => Promise<ComponentType<P>>;
  /** A placeholder in the shape of the section. */
  readonly waiting: ReactNode;
  /** The message if its code fails to load. */
  readonly errorText: string;
}

/**
 * A section of a page that only some people see: loads its code with a fallback and an error state with «Повторить».
 */
export const lazySection = <P extends object>({
  load,
  waiting,
  errorText: failed,
}: LazySectionOptions<P>): ComponentType<P> => {
  const { Component: Part } = lazyComponent(load, {
    renderError: (retry) => <ErrorState text={failed} onRetry={retry} />,
  });
  return (props: P) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
};

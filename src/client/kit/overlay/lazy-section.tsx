import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/error-state';
import { lazyComponent } from './lazy-component';

interface LazySectionOptions<P> {
  readonly load: () => Promise<ComponentType<P>>;
  /** Stands in its place, in its shape. */
  readonly waiting: ReactNode;
  /** What is said when its code does not come. */
  readonly errorText: string;
}

/** A part of a page that only some people meet: with its code come its own wait and its own «Повторить». */
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

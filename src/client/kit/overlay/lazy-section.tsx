import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/error-state';
import { type LazyComponent, lazyComponent } from './lazy-component';

interface LazySectionOptions<P> {
  readonly load: () => Promise<ComponentType<P>>;
  /** A placeholder in the shape of the section. */
  readonly fallback: ReactNode;
  /** The message if its code fails to load. */
  readonly errorText: string;
}

/**
 * A section of a page that only some people see: loads its code with a fallback and an error state with «Повторить».
 * `preload` loads it in advance.
 */
export const lazySection = <P extends object>({
  load,
  fallback,
  errorText,
}: LazySectionOptions<P>): ComponentType<P> & Pick<LazyComponent<P>, 'preload'> => {
  const { Component, preload } = lazyComponent(load, {
    renderError: (retry) => <ErrorState text={errorText} onRetry={retry} />,
  });
  const Section = (props: P) => (
    <Suspense fallback={fallback}>
      <Component {...props} />
    </Suspense>
  );
  return Object.assign(Section, { preload });
};

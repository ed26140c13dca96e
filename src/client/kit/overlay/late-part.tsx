import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/error-state';
import { lazyPart } from './lazy-part';

interface LatePart<P> {
  readonly load: () => Promise<ComponentType<P>>;
  /** Stands in its place, in its shape. */
  readonly waiting: ReactNode;
  /** What is said when its code does not come. */
  readonly failed: string;
}

/** A part of a page that only some people meet: with its code come its own wait and its own «Повторить». */
export const latePart = <P extends object>({ load, waiting, failed }: LatePart<P>): ComponentType<P> => {
  const { Part } = lazyPart(load, { failed: (retry) => <ErrorState text={failed} onRetry={retry} /> });
  return (props: P) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
};

import {
  cloneElement,
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { ErrorBoundary } from '../feedback/error-boundary';
import { registerReset } from '../feedback/error-resets';
import { showLoadError, OpenErrorToast } from './load-errors';
import { importWithRetry } from './import-with-retry';

export interface LazyComponent<P extends object> {
  readonly Component: ComponentType<P>;
  /** Loads the code in advance; a failure shows only when the component is rendered. */
  readonly preload: () => Promise<void>;
}

interface Options<P> {
  /** Wraps the loading that a render waits for. */
  readonly track?: (loading: Promise<ComponentType<P>>) => Promise<ComponentType<P>>;
  /** Rendered if the component failed or its code did not load; null leaves this to the error boundary around it. */
  readonly renderError?: ((retry: () => void, props: P) => ReactNode) | null;
}

/**
 * A component whose code is loaded when it is first needed; its errors do not affect the rest of the page. A preloaded
 * component renders at once, without its fallback.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { track: tracked = (loading) => loading, renderError: failed = showLoadError }: Options<P> = {},
): LazyComponent<P> => {
  let loaded: ComponentType<P> | null = null;
  const start = async () => {
    loaded = await load();
    return loaded;
  };
  const wait = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await tracked(importWithRetry(start)) };
      } catch (problem) {
        // `lazy` caches its failure for ever: another attempt needs a new lazy component.
        registerReset(problem, () => {
          waiting = wait();
        });
        throw problem;
      }
    });
  let waiting = wait();
  const Bare = (props: P) => {
    // Chosen once per mount: switching from one to the other would lose the component's state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? waiting);
    return createElement(Chosen, props);
  };
  const Guarded = (props: P) => {
    // While it loads again, the outer Suspense boundary would hide content that is already shown: use an own one.
    const [again, setAgain] = useState(false);
    const retried = (retry: () => void) => () => {
      setAgain(true);
      retry();
    };
    return (
      <ErrorBoundary fallback={(retry) => failed?.(retried(retry), props)}>
        {again ? (
          <Suspense>
            <Bare {...props} />
          </Suspense>
        ) : (
          <Bare {...props} />
        )}
      </ErrorBoundary>
    );
  };
  return {
    Component: failed === null ? Bare : Guarded,
    preload: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
  };
};

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
  /** Opens by itself (`defaultOpen`) once it is loaded; its errors are handled here (`renderError: null`). */
  readonly menu: LazyComponent<{ readonly trigger: ReactElement }>;
}

/** A button whose menu, with all the code of menus, loads on first use: this keeps the first load small. */
export const LazyMenu = ({ trigger, menu: { Component: Part, preload } }: LazyMenuProps) => {
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
    <ErrorBoundary
      fallback={(retry) => (
        <>
          <OpenErrorToast />
          {cloneElement(trigger, { onClick: retry })}
        </>
      )}
    >
      <Suspense
        fallback={cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, 'aria-busy': true })}
      >
        <Part trigger={trigger} />
      </Suspense>
    </ErrorBoundary>
  );
};

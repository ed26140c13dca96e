import {
  cloneElement,
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  startTransition,
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
  { track = (loading) => loading, renderError = showLoadError }: Options<P> = {},
): LazyComponent<P> => {
  let loaded: ComponentType<P> | null = null;
  const start = async () => {
    loaded = await load();
    return loaded;
  };
  const createLazy = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await track(importWithRetry(start)) };
      } catch (error) {
        // `lazy` caches its failure for ever: another attempt needs a new lazy component.
        registerReset(error, () => {
          lazyLoaded = createLazy();
        });
        throw error;
      }
    });
  let lazyLoaded = createLazy();
  const Unguarded = (props: P) => {
    // Chosen once per mount: switching from one to the other would lose the component's state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? lazyLoaded);
    return createElement(Chosen, props);
  };
  const Guarded = (props: P) => {
    // A boundary of its own: while it loads again, the outer one would hide content that is already shown.
    const [retrying, setRetrying] = useState(false);
    const retryWithOwnSuspense = (retry: () => void) => () => {
      setRetrying(true);
      retry();
    };
    return (
      <ErrorBoundary fallback={(retry) => renderError?.(retryWithOwnSuspense(retry), props)}>
        {retrying ? (
          <Suspense>
            <Unguarded {...props} />
          </Suspense>
        ) : (
          <Unguarded {...props} />
        )}
      </ErrorBoundary>
    );
  };
  return {
    Component: renderError === null ? Unguarded : Guarded,
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
export const LazyMenu = ({ trigger, menu: { Component, preload } }: LazyMenuProps) => {
  const [wanted, setWanted] = useState(false);
  if (!wanted) {
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onClick: () => startTransition(() => setWanted(true)),
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
        <Component trigger={trigger} />
      </Suspense>
    </ErrorBoundary>
  );
};

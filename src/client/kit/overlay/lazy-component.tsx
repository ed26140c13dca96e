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
  /** Fetches the code ahead of need; a failure shows when the part is really needed. */
  readonly preload: () => Promise<void>;
}

interface Options<P> {
  /** Wraps the loading that a render waits for. */
  readonly track?: (loading: Promise<ComponentType<P>>) => Promise<ComponentType<P>>;
  /** Stands where the part broke or its code did not come; null leaves that to the boundary around it. */
  readonly renderError?: ((retry: () => void, props: P) => ReactNode) | null;
}

/**
 * A piece of the page whose code comes when somebody reaches for it; its fault takes nothing else away. What has been
 * preloaded renders at once, without a flash of its fallback.
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
        // A lazy component keeps its failure for ever: another attempt needs another one.
        registerReset(problem, () => {
          waiting = wait();
        });
        throw problem;
      }
    });
  let waiting = wait();
  const Bare = (props: P) => {
    // Chosen once per mount: a switch from one to the other would lose the part's state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? waiting);
    return createElement(Chosen, props);
  };
  const Guarded = (props: P) => {
    // Waiting again, it would hide what the nearest wait of the page holds: by now that stands.
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
  /** Opens itself (`defaultOpen`) when it arrives; its faults are seen to here (`failed: null`). */
  readonly menu: LazyComponent<{ readonly trigger: ReactElement }>;
}

/** A button whose menu, with all the code of menus, comes on its first use: the first load stays small. */
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

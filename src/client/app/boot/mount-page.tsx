import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { hasPreloadedResponses } from '../../api/preloaded-responses';

/** Milliseconds after which the page no longer waits for the embedded responses: perhaps no component requests them. */
const maxWaitMs = 1000;

const OnRendered = ({ onRendered }: { readonly onRendered: () => void }) => {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
};

/** A hidden container in front of the server's first screen. */
const createHiddenStage = (root: HTMLElement): HTMLElement => {
  const stage = document.createElement('div');
  stage.style.cssText = 'position:absolute;inset:0;visibility:hidden;overflow:clip';
  root.before(stage);
  return stage;
};

const replaceRoot = (stage: HTMLElement, root: HTMLElement): void => {
  root.remove();
  stage.removeAttribute('style');
  stage.id = root.id;
};

const replaceWhenLoaded = (stage: HTMLElement, root: HTMLElement): void => {
  const latest = performance.now() + maxWaitMs;
  const check = (): void => {
    const isLoaded = !hasPreloadedResponses() && stage.querySelector('[aria-busy="true"]') === null;
    if (isLoaded || performance.now() >= latest) replaceRoot(stage, root);
    else setTimeout(check, 10);
  };
  check();
};

/**
 * Renders the page in a transition, so that presses and frames are handled in between, and not over the server's HTML
 * but next to it, hidden. The rendered page replaces that HTML once all embedded responses are shown, mostly at once: no
 * skeleton appears between the server's list and the same list of the client. A page that came without responses, or
 * with an anchor to scroll to, is rendered in place. Returns a function that empties the page.
 */
export const mountPage = (
  root: HTMLElement,
  page: ReactNode,
  cameWithResponses: boolean,
  options: RootOptions,
): (() => void) => {
  const staysHidden = cameWithResponses && location.hash === '';
  const container = staysHidden ? createHiddenStage(root) : root;
  const afterRender = (): void => {
    if (staysHidden) replaceWhenLoaded(container, root);
  };
  const reactRoot = createRoot(container, options);
  startTransition(() =>
    reactRoot.render(
      <>
        {page}
        <OnRendered onRendered={afterRender} />
      </>,
    ),
  );
  return () => {
    reactRoot.unmount();
    container.remove();
    root.remove();
  };
};

import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { hasPreloadedResponses } from '../../api/preloaded-responses';

/** Milliseconds after which the page no longer waits for the embedded responses: perhaps no component requests them. */
const maxWaitMs = 1000;

const OnRendered = ({ tell: onRendered }: { readonly tell: () => void }) => {
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
  const look = (): void => {
    const isWhole = !hasPreloadedResponses() && stage.querySelector('[aria-busy="true"]') === null;
    if (isWhole || performance.now() >= latest) replaceRoot(stage, root);
    else setTimeout(look, 10);
  };
  setTimeout(look);
};

/**
 * Renders the page in a transition, so that presses and frames are handled in between, and not over the server's HTML
 * but next to it, hidden. The rendered page replaces that HTML once all embedded responses are shown: no skeleton
 * appears between the server's list and the same list of the client. A page without embedded responses, or with an
 * anchor to scroll to, is rendered in place.
 */
export const mountPage = (root: HTMLElement, page: ReactNode, options: RootOptions): void => {
  const waits = hasPreloadedResponses() && location.hash === '';
  const place = waits ? createHiddenStage(root) : root;
  const onDrawn = (): void => {
    if (waits) replaceWhenLoaded(place, root);
  };
  const drawn = createRoot(place, options);
  startTransition(() =>
    drawn.render(
      <>
        {page}
        <OnRendered tell={onDrawn} />
      </>,
    ),
  );
};

import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { hasPreloadedResponses } from '../../api/preloaded-responses';

/** Milliseconds after which what the page came with is not waited for any more: nobody may have asked for it. */
const maxWaitMs = 1000;

const OnRendered = ({ tell: onRendered }: { readonly tell: () => void }) => {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
};

/** A place beside the server's first screen, out of sight. */
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
 * Draws the page in pieces, between which a press or a frame comes through, and not over what the server has written:
 * beside it, out of sight. It takes that one's place once all is there that came with it, so that no skeleton stands
 * between the server's list and the same list. A page without answers, or with an anchor to go to, is drawn in place.
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

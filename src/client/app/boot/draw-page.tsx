import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { firstAnswersLeft } from '../../api/first-answers';

/** Milliseconds after which what the page came with is not waited for any more: nobody may have asked for it. */
const patience = 1000;

const OnceDrawn = ({ tell }: { readonly tell: () => void }) => {
  useLayoutEffect(tell, [tell]);
  return null;
};

/** A place beside the server's first screen, out of sight. */
const stageBeside = (root: HTMLElement): HTMLElement => {
  const stage = document.createElement('div');
  stage.style.cssText = 'position:absolute;inset:0;visibility:hidden;overflow:clip';
  root.before(stage);
  return stage;
};

const takePlace = (stage: HTMLElement, root: HTMLElement): void => {
  root.remove();
  stage.removeAttribute('style');
  stage.id = root.id;
};

const takePlaceOnceWhole = (stage: HTMLElement, root: HTMLElement): void => {
  const latest = performance.now() + patience;
  const look = (): void => {
    const isWhole = !firstAnswersLeft() && stage.querySelector('[aria-busy="true"]') === null;
    if (isWhole || performance.now() >= latest) takePlace(stage, root);
    else setTimeout(look, 10);
  };
  setTimeout(look);
};

/**
 * Draws the page in pieces, between which a press or a frame comes through, and not over what the server has written:
 * beside it, out of sight. It takes that one's place once all is there that came with it, so that no skeleton stands
 * between the server's list and the same list. A page without answers, or with an anchor to go to, is drawn in place.
 */
export const drawPage = (root: HTMLElement, page: ReactNode, options: RootOptions): void => {
  const waits = firstAnswersLeft() && location.hash === '';
  const place = waits ? stageBeside(root) : root;
  const onDrawn = (): void => {
    if (waits) takePlaceOnceWhole(place, root);
  };
  const drawn = createRoot(place, options);
  startTransition(() =>
    drawn.render(
      <>
        {page}
        <OnceDrawn tell={onDrawn} />
      </>,
    ),
  );
};

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { emptyDraft } from './draft';
import type { Draft } from './draft-schema';
import { draftStore } from './draft-store';

/** A third of the page's code only reads drafts: it is loaded only where one is stored. */
const storedDraft = lazyComponent(
  () => import(/* webpackChunkName: "left-draft" */ './stored-draft').then((m) => m.StoredDraft),
  { renderError: null },
);

export const preloadStoredDraft = storedDraft.preload;

interface WithStoredDraftProps {
  readonly gameId: string;
  readonly waiting: ReactNode;
  readonly children: (storedDraft: Draft) => ReactNode;
}

/** Begins with the draft stored by an earlier visit, or with an empty one. */
export const WithStoredDraft = ({ gameId, waiting, children }: WithStoredDraftProps): ReactNode => {
  const [text] = useState(() => draftStore.left(gameId));
  // After signing in or paying the person returns to their choices.
  useEffect(
    () => () => {
      if (draftStore.left(gameId) !== null) void preloadStoredDraft();
    },
    [gameId],
  );
  if (text === null) return children(emptyDraft);
  return (
    <Suspense fallback={waiting}>
      <storedDraft.Component text={text}>{children}</storedDraft.Component>
    </Suspense>
  );
};

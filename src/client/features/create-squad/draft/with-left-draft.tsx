import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../kit/overlay/lazy-part';
import { emptyDraft } from './draft';
import type { Draft } from './draft-schema';
import { draftStore } from './draft-store';

/** A third of the page's code only reads drafts: it comes where one was left. */
const left = lazyPart(() => import(/* webpackChunkName: "left-draft" */ './left-draft').then((m) => m.LeftDraft), {
  failed: null,
});

export const preloadLeftDraft = left.preload;

interface WithLeftDraftProps {
  readonly gameId: string;
  readonly waiting: ReactNode;
  readonly children: (left: Draft) => ReactNode;
}

/** Begins with the draft of an earlier visit, or with an empty one. */
export const WithLeftDraft = ({ gameId, waiting, children }: WithLeftDraftProps): ReactNode => {
  const [text] = useState(() => draftStore.left(gameId));
  // Whoever goes to sign in or to pay comes back to what they chose.
  useEffect(
    () => () => {
      if (draftStore.left(gameId) !== null) void preloadLeftDraft();
    },
    [gameId],
  );
  if (text === null) return children(emptyDraft);
  return (
    <Suspense fallback={waiting}>
      <left.Part text={text}>{children}</left.Part>
    </Suspense>
  );
};

import { type ReactNode, useState } from 'react';
import { emptyDraft } from './draft';
import { type Draft, readDraft } from './draft-schema';

interface StoredDraftProps {
  /** As it was kept. */
  readonly text: string;
  readonly children: (left: Draft) => ReactNode;
}

/** Gives a page the draft that an earlier visit left. */
export const StoredDraft = ({ text, children }: StoredDraftProps): ReactNode => {
  const [left] = useState(() => readDraft(text) ?? emptyDraft);
  return children(left);
};

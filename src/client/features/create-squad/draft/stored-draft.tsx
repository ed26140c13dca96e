import { type ReactNode, useState } from 'react';
import { emptyDraft } from './draft';
import { type Draft, readDraft } from './draft-schema';

interface StoredDraftProps {
  /** As stored. */
  readonly text: string;
  readonly children: (draft: Draft) => ReactNode;
}

/** Passes on the draft stored by an earlier visit. */
export const StoredDraft = ({ text, children }: StoredDraftProps): ReactNode => {
  const [draft] = useState(() => readDraft(text) ?? emptyDraft);
  return children(draft);
};

import { type ReactNode, useState } from 'react';
import { emptyDraft } from './draft';
import { type Draft, readDraft } from './draft-schema';

interface LeftDraftProps {
  /** As it was kept. */
  readonly text: string;
  readonly children: (left: Draft) => ReactNode;
}

/** Gives a page the draft that an earlier visit left. */
export const LeftDraft = ({ text, children }: LeftDraftProps): ReactNode => {
  const [left] = useState(() => readDraft(text) ?? emptyDraft);
  return children(left);
};

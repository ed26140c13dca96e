import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { previewEndOf, previewMeasure } from '#domain/blog/article-preview.ts';
import { texts } from '../texts';
import { type BlockNote, setBlockNotes } from '../writing/block-notes';

/** Without a cut line of the author's own the default applies; they see how much it leaves to be bought. */
const endNote = (document: ArticleDocument): readonly BlockNote[] => {
  const end = previewEndOf(document);
  if (end === null) return [];
  const text = texts.widgets.end(end.inside, end.characters);
  return [{ blockId: end.blockId, kind: 'end', mark: '', text }];
};

const cutNote = (document: ArticleDocument, price: number): readonly BlockNote[] => {
  const cut = document.blocks.find(({ type }) => type === 'cut');
  if (cut === undefined) return price === 0 ? [] : endNote(document);
  const { most, above } = previewMeasure(document);
  const text = price === 0 ? texts.widgets.cutFree : texts.widgets.cutPaid(above ?? 0, most);
  return [{ blockId: cut.id, kind: 'cut', mark: '', text }];
};

/** Remarks of the moderator at their blocks, and the free share at the cut line. */
export const useBlockNotes = (
  editor: Editor | null,
  { remarks }: DraftView,
  { document, price }: DraftFields,
): void => {
  useEffect(() => {
    if (editor === null || editor.isDestroyed) return;
    const remarkNotes = remarks.flatMap(({ blockId, text, fixed }, index): readonly BlockNote[] =>
      blockId === null || fixed
        ? []
        : [{ blockId, kind: 'remark', mark: String(index + 1), text: texts.said(index + 1, text) }],
    );
    setBlockNotes(editor, [...remarkNotes, ...cutNote(document, price)]);
  }, [editor, remarks, document, price]);
};

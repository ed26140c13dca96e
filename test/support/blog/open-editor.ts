import type { Editor } from '@tiptap/core';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { createEditor } from '#client/pages/editor/writing/create-editor.ts';

const nowhere = () => undefined;

// jsdom has no clipboard and no layout, and a paste scrolls to its end.
beforeAll(() => {
  Object.assign(globalThis, { ClipboardEvent: Event });
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

/** The editor of articles as the page makes it. */
export const openEditor = (
  content: ArticleDocument = { blocks: [] },
  onLeftOut: (pictures: number) => void = nowhere,
): Editor =>
  createEditor({
    element: document.body.appendChild(document.createElement('div')),
    document: content,
    editable: true,
    onChange: nowhere,
    onKey: () => false,
    onDialog: nowhere,
    onLeftOut,
  });

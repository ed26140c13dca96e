import { type Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { type BlockDialog, createEditor } from './create-editor';
import { fromEditor } from './from-editor';
import { lostText } from './lost-text';
import { storeHistory, restoreHistory } from './undo-history';
import { toEditor } from './to-editor';

interface EditorSetup {
  /** Storage key of the undo history. */
  readonly name: string;
  /** The initial document; later ones are shown by `showDocument`. */
  readonly document: ArticleDocument;
  readonly editable: boolean;
  /** `lost`: text that the document does not hold although the editor does; null as it should be. */
  readonly onDocument: (document: ArticleDocument, lost: string | null) => void;
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onDialog: (dialog: BlockDialog) => void;
  /** A paste left this many pictures of other pages behind. */
  readonly onLeftOut: (pictures: number) => void;
}

/** Serialising a long document takes milliseconds: it is done when typing pauses, not at every key. */
const readPause = 250;

/** Makes the editor in its element and shows it; returns what stores and closes it. */
const openIn = (
  element: HTMLElement,
  latest: RefObject<EditorSetup>,
  show: (editor: Editor | null) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(timer);
    timer = undefined;
    const content = made.getJSON();
    const document = fromEditor(content);
    latest.current.onDocument(document, lostText(content, document));
  };
  const made = createEditor({
    element,
    document: latest.current.document,
    editable: true,
    onChange: () => {
      clearTimeout(timer);
      timer = setTimeout(read, readPause);
    },
    onKey: (event) => latest.current.onKey(event),
    onDialog: (dialog) => latest.current.onDialog(dialog),
    onLeftOut: (pictures) => latest.current.onLeftOut(pictures),
  });
  restoreHistory(made, latest.current.name);
  // The page may be closed at any moment: the latest text and the undo history are stored.
  const save = () => {
    if (timer !== undefined) read();
    storeHistory(made, latest.current.name);
  };
  addEventListener('pagehide', save);
  show(made);
  return () => {
    removeEventListener('pagehide', save);
    save();
    show(null);
    made.destroy();
  };
};

/** The editor mounted in its element; typing does not go through React. */
export const useArticleEditor = (setup: EditorSetup) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(setup);
  useLayoutEffect(() => {
    latest.current = setup;
  });
  useEffect(() => {
    if (element === null) return undefined;
    let close: (() => void) | undefined;
    // In a task of its own: with a long article it takes as long as the page around it.
    const opening = setTimeout(() => {
      close = openIn(element, latest, setEditor);
    });
    return () => {
      clearTimeout(opening);
      close?.();
    };
  }, [element]);
  useEffect(() => {
    editor?.setEditable(setup.editable, false);
  }, [editor, setup.editable]);
  return { setElement, editor };
};

/**
 * Shows a document that came from elsewhere: only the difference is replaced, so that the cursor stays, and undo does
 * not revert the changes of others.
 */
export const showDocument = (editor: Editor, document: ArticleDocument): void => {
  const { doc, schema, tr } = editor.state;
  const next = schema.nodeFromJSON(toEditor(document));
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Characters that are equal on both sides of a change are counted once.
  const twice = Math.max(0, start - Math.min(end.a, end.b));
  editor.view.dispatch(
    tr
      .replace(start, end.a + twice, next.slice(start, end.b + twice))
      .setMeta('addToHistory', false)
      .setMeta('preventAutolink', true)
      .setMeta('preventUpdate', true),
  );
};

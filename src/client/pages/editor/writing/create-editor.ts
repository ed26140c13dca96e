import { Editor, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { pastedFiles } from '#client/kit/form/pasted-files.ts';
import { texts } from '../texts';
import { BlockIds } from './block-ids';
import { cleanPasted, withoutBlanks } from './clean-pasted';
import { PastedPage } from './pasted-page';
import { safeLink } from './safe-link';
import { Figure, type PictureDialog } from './figure-node';
import { UndoHistory } from './undo-history';
import { Callout, Widget } from './custom-nodes';
import { BlockNotes } from './block-notes';
import { BlockKeys } from './block-keys';
import { FlowingText } from './flowing-text';
import { FollowCursor } from './follow-cursor';
import { StoredKit, StoredTableKit } from './stored-nodes';
import { StoredShape } from './stored-shape';
import { TablePaste } from './table-paste';
import { toEditor } from './to-editor';
import { WrittenLinks } from './written-links';
import { Upload, uploadInto } from './upload-node';

/** A dialog of the page about an existing block. */
export type BlockDialog = PictureDialog | 'pictures';

/** The content that can be written: the editor's schema follows from these. */
export const writingExtensions = (
  onDialog: (dialog: BlockDialog) => void = () => undefined,
  onLeftOut: (pictures: number) => void = () => undefined,
): Extensions => [
  StoredKit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    link: {
      openOnClick: false,
      // Addresses are read by WrittenLinks.
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (href) => safeLink(href) !== undefined,
      HTMLAttributes: { rel: 'noopener noreferrer nofollow ugc' },
    },
    undoRedo: { depth: 500 },
  }),
  StoredTableKit.configure({ table: { resizable: false } }),
  Placeholder.configure({ placeholder: texts.placeholder }),
  FlowingText,
  FollowCursor,
  BlockKeys,
  PastedPage.configure({ onLeftOut }),
  TablePaste,
  WrittenLinks,
  StoredShape,
  BlockIds,
  Figure.configure({ onDialog }),
  Callout,
  Widget.configure({ onGallery: () => onDialog('pictures') }),
  Upload,
  BlockNotes,
  UndoHistory,
];

const picturesOf = (files: readonly File[]): readonly File[] => files.filter(({ type }) => type.startsWith('image/'));

/** px of the window within which the current line would be covered */
const covered = { top: 136, bottom: 80, left: 0, right: 0 } as const;

interface EditorOptions {
  readonly element: HTMLElement;
  readonly document: ArticleDocument;
  readonly editable: boolean;
  readonly onChange: () => void;
  /** True: the open menu has handled the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onDialog: (dialog: BlockDialog) => void;
  /** A paste left this many pictures of other pages behind. */
  readonly onLeftOut: (pictures: number) => void;
}

/**
 * Creates the editor. Its HTML is built from nodes, never from strings, except for pasted HTML, which the schema
 * filters.
 */
export const createEditor = (options: EditorOptions): Editor => {
  const { element, document, editable, onChange, onKey, onDialog, onLeftOut } = options;
  const editor = new Editor({
    element,
    extensions: writingExtensions(onDialog, onLeftOut),
    content: toEditor(document),
    editable,
    injectCSS: false,
    editorProps: {
      // Neither under the header with the toolbar, nor under a toolbar above the keyboard.
      scrollThreshold: covered,
      scrollMargin: covered,
      attributes: {
        class: 'article-text',
        'aria-label': texts.text,
        role: 'textbox',
        'aria-multiline': 'true',
        spellcheck: 'true',
      },
      transformPastedHTML: cleanPasted,
      transformPasted: withoutBlanks,
      handleKeyDown: (_view, event) => onKey(event),
      handlePaste: (_view, { clipboardData }) => {
        const pictures = picturesOf(pastedFiles(clipboardData));
        if (pictures.length === 0) return false;
        uploadInto(editor, pictures);
        return true;
      },
      handleDrop: (view, event) => {
        const pictures = picturesOf([...(event.dataTransfer?.files ?? [])]);
        if (pictures.length === 0) return false;
        event.preventDefault();
        uploadInto(editor, pictures, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
    onUpdate: onChange,
  });
  return editor;
};

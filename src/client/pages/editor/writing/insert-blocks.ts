import { chooserGone } from '#client/kit/controls/chooser-gone.ts';
import type { Editor } from '@tiptap/core';
import type { ArticleBlock, CalloutTone } from '#domain/blog/article-document.ts';
import { Code } from '#client/kit/icons/code.tsx';
import { Heading2 } from '#client/kit/icons/heading-2.tsx';
import { Heading3 } from '#client/kit/icons/heading-3.tsx';
import { Image } from '#client/kit/icons/image.tsx';
import { Images } from '#client/kit/icons/images.tsx';
import { Info } from '#client/kit/icons/info.tsx';
import { Lightbulb } from '#client/kit/icons/lightbulb.tsx';
import { List } from '#client/kit/icons/list.tsx';
import { ListOrdered } from '#client/kit/icons/list-ordered.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { Minus } from '#client/kit/icons/minus.tsx';
import { Pilcrow } from '#client/kit/icons/pilcrow.tsx';
import { Quote } from '#client/kit/icons/quote.tsx';
import { Scissors } from '#client/kit/icons/scissors.tsx';
import { Swords } from '#client/kit/icons/swords.tsx';
import { Table } from '#client/kit/icons/table.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import { Trophy } from '#client/kit/icons/trophy.tsx';
import { UserRound } from '#client/kit/icons/user-round.tsx';
import { Video } from '#client/kit/icons/video.tsx';
import { texts } from '../texts';
import { newBlockId } from './block-ids';
import { leaveInner, placeFor } from './block-place';
import { uploadInto } from './upload-node';

/** A dialog that an insertion needs first. */
export type InsertionDialog = 'video' | 'squad' | 'image' | 'gallery' | 'registration';

export interface Insertion {
  readonly name: string;
  readonly Icon: IconComponent;
  readonly hint?: string;
  readonly run: (editor: Editor) => void;
  readonly dialog?: InsertionDialog;
}

export const insertWidget = (editor: Editor, block: ArticleBlock): void => {
  const { from, to } = placeFor(editor.state.selection.$from);
  editor
    .chain()
    .insertContentAt({ from, to }, [{ type: 'widget', attrs: { id: block.id, block } }, { type: 'paragraph' }])
    // Into the new paragraph, so that typing does not replace the block.
    .setTextSelection(from + 2)
    .focus()
    .run();
};

const nothing = (): void => undefined;

/** An article has one cut line: a second one moves the first. */
const insertCut = (editor: Editor): void => {
  const { doc, tr } = editor.state;
  doc.forEach((node, at) => {
    if (node.type.name === 'widget' && node.attrs['block']?.type === 'cut')
      tr.delete(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize));
  });
  if (tr.docChanged) editor.view.dispatch(tr);
  insertWidget(editor, { type: 'cut', id: newBlockId() });
};

const callout = (tone: CalloutTone) => (editor: Editor) => {
  leaveInner(editor);
  editor
    .chain()
    .focus()
    .insertContent({ type: 'callout', attrs: { tone }, content: [{ type: 'paragraph' }] })
    .run();
};

const { blocks, hints } = texts;

export interface Writer {
  /** Null for a person who is not a mate: only mates may insert their own card. */
  readonly mateId: string | null;
  /** Only operators may insert a registration: it is a promise of the service. */
  readonly moderates: boolean;
}

/** What «/» offers, the most used first. */
export const insertions = ({ mateId, moderates }: Writer): readonly Insertion[] => [
  { name: blocks.h2, Icon: Heading2, run: (editor) => editor.chain().focus().setNode('heading', { level: 2 }).run() },
  { name: blocks.h3, Icon: Heading3, run: (editor) => editor.chain().focus().setNode('heading', { level: 3 }).run() },
  { name: blocks.image, Icon: Image, hint: hints.image, dialog: 'image', run: nothing },
  { name: blocks.video, Icon: Video, hint: hints.video, dialog: 'video', run: nothing },
  { name: blocks.bulletList, Icon: List, run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { name: blocks.orderedList, Icon: ListOrdered, run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: blocks.quote, Icon: Quote, run: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { name: blocks.callout, Icon: Info, run: callout('info') },
  { name: blocks.tip, Icon: Lightbulb, run: callout('tip') },
  { name: blocks.warning, Icon: TriangleAlert, run: callout('warning') },
  {
    name: blocks.table,
    Icon: Table,
    run: (editor) => {
      leaveInner(editor);
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    },
  },
  { name: blocks.code, Icon: Code, run: (editor) => editor.chain().focus().toggleCodeBlock().run() },
  { name: blocks.gallery, Icon: Images, dialog: 'gallery', run: nothing },
  {
    name: blocks.divider,
    Icon: Minus,
    run: (editor) => {
      leaveInner(editor);
      editor.chain().focus().setHorizontalRule().run();
    },
  },
  { name: blocks.cut, Icon: Scissors, hint: hints.cut, run: insertCut },
  { name: blocks.squad, Icon: Swords, dialog: 'squad', run: nothing },
  ...(mateId === null
    ? []
    : [
        {
          name: blocks.mate,
          Icon: UserRound,
          run: (editor: Editor) => insertWidget(editor, { type: 'mate', id: newBlockId(), userId: mateId }),
        },
      ]),
  ...(moderates ? [{ name: blocks.registration, Icon: Trophy, dialog: 'registration' as const, run: nothing }] : []),
  { name: blocks.paragraph, Icon: Pilcrow, run: (editor) => editor.chain().focus().setParagraph().run() },
];

/** Opens the file picker for pictures; `onFiles` gets none when it is cancelled. */
export const choosePictures = (multiple: boolean, onFiles: (files: readonly File[]) => void): void => {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = 'image/jpeg,image/png,image/webp';
  field.multiple = multiple;
  field.addEventListener('change', () => {
    void chooserGone();
    onFiles([...(field.files ?? [])]);
  });
  field.click();
};

export const insertPictures = (editor: Editor): void => choosePictures(true, (files) => uploadInto(editor, files));

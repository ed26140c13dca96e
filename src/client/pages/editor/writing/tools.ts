import type { Editor } from '@tiptap/core';
import { BetweenHorizontalEnd } from '#client/kit/icons/between-horizontal-end.tsx';
import { BetweenVerticalEnd } from '#client/kit/icons/between-vertical-end.tsx';
import { Bold } from '#client/kit/icons/bold.tsx';
import { Code } from '#client/kit/icons/code.tsx';
import { Columns3 } from '#client/kit/icons/columns-3.tsx';
import { Heading2 } from '#client/kit/icons/heading-2.tsx';
import { Heading3 } from '#client/kit/icons/heading-3.tsx';
import { Image } from '#client/kit/icons/image.tsx';
import { Italic } from '#client/kit/icons/italic.tsx';
import { List } from '#client/kit/icons/list.tsx';
import { ListOrdered } from '#client/kit/icons/list-ordered.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { Quote } from '#client/kit/icons/quote.tsx';
import { Redo2 } from '#client/kit/icons/redo-2.tsx';
import { Rows3 } from '#client/kit/icons/rows-3.tsx';
import { Strikethrough } from '#client/kit/icons/strikethrough.tsx';
import { Undo2 } from '#client/kit/icons/undo-2.tsx';
import { texts } from '../texts';
import { insertPictures } from './insert-blocks';

export interface Tool {
  readonly label: string;
  readonly Icon: IconComponent;
  readonly on?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => unknown;
}

/** Formatting of text. */
export const tools: readonly Tool[] = [
  { label: texts.bold, Icon: Bold, on: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  {
    label: texts.italic,
    Icon: Italic,
    on: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: texts.strike,
    Icon: Strikethrough,
    on: (e) => e.isActive('strike'),
    run: (e) => e.chain().focus().toggleStrike().run(),
  },
  { label: texts.code, Icon: Code, on: (e) => e.isActive('code'), run: (e) => e.chain().focus().toggleCode().run() },
];

export const blockTools: readonly Tool[] = [
  {
    label: texts.blocks.h2,
    Icon: Heading2,
    on: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: texts.blocks.h3,
    Icon: Heading3,
    on: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: texts.blocks.bulletList,
    Icon: List,
    on: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: texts.blocks.orderedList,
    Icon: ListOrdered,
    on: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: texts.blocks.quote,
    Icon: Quote,
    on: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  { label: texts.blocks.image, Icon: Image, run: insertPictures },
];

/** Shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { label: texts.table.row, Icon: BetweenHorizontalEnd, run: (e) => e.chain().focus().addRowAfter().run() },
  { label: texts.table.column, Icon: BetweenVerticalEnd, run: (e) => e.chain().focus().addColumnAfter().run() },
  { label: texts.table.noRow, Icon: Rows3, run: (e) => e.chain().focus().deleteRow().run() },
  { label: texts.table.noColumn, Icon: Columns3, run: (e) => e.chain().focus().deleteColumn().run() },
];

export const history: readonly Tool[] = [
  { label: texts.undo, Icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { label: texts.redo, Icon: Redo2, run: (e) => e.chain().focus().redo().run() },
];

/** Begins a new block with «/», which opens the menu of blocks. */
export const openMenu = (editor: Editor): void => {
  const { $from } = editor.state.selection;
  // An empty line is reused.
  if ($from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0) {
    // Not as a string: that would be parsed as HTML, which Trusted Types refuse.
    editor.chain().focus().insertContent({ type: 'text', text: '/' }).run();
    return;
  }
  const at = $from.depth === 0 ? $from.pos : $from.after(1);
  editor
    .chain()
    .focus()
    .insertContentAt(at, { type: 'paragraph', content: [{ type: 'text', text: '/' }] })
    .run();
};

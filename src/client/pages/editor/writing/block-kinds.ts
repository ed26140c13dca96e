import type { ChainedCommands, Editor } from '@tiptap/core';
import { Code } from '#client/kit/icons/code.tsx';
import { Heading2 } from '#client/kit/icons/heading-2.tsx';
import { Heading3 } from '#client/kit/icons/heading-3.tsx';
import { Info } from '#client/kit/icons/info.tsx';
import { Lightbulb } from '#client/kit/icons/lightbulb.tsx';
import { List } from '#client/kit/icons/list.tsx';
import { ListOrdered } from '#client/kit/icons/list-ordered.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { Pilcrow } from '#client/kit/icons/pilcrow.tsx';
import { Quote } from '#client/kit/icons/quote.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import { texts } from '../texts';
import { flow } from './flowing-text';

/** A kind that the block under the cursor can be, or become. */
export interface BlockKind {
  readonly name: string;
  readonly Icon: IconComponent;
  readonly on: (editor: Editor) => boolean;
  /** From a plain paragraph. */
  readonly make: (chain: ChainedCommands) => ChainedCommands;
}

const { blocks } = texts;

const callout = (name: string, Icon: IconComponent, tone: string): BlockKind => ({
  name,
  Icon,
  on: (editor) => editor.isActive('callout', { tone }),
  make: (chain) => chain.command(flow('callout', { tone })),
});

/** The most used first. */
export const blockKinds: readonly BlockKind[] = [
  {
    name: blocks.paragraph,
    Icon: Pilcrow,
    on: ({ state: { selection } }) => selection.$from.depth === 1 && selection.$from.parent.type.name === 'paragraph',
    make: (chain) => chain,
  },
  {
    name: blocks.h2,
    Icon: Heading2,
    on: (editor) => editor.isActive('heading', { level: 2 }),
    make: (chain) => chain.setNode('heading', { level: 2 }),
  },
  {
    name: blocks.h3,
    Icon: Heading3,
    on: (editor) => editor.isActive('heading', { level: 3 }),
    make: (chain) => chain.setNode('heading', { level: 3 }),
  },
  {
    name: blocks.bulletList,
    Icon: List,
    on: (editor) => editor.isActive('bulletList'),
    make: (chain) => chain.toggleBulletList(),
  },
  {
    name: blocks.orderedList,
    Icon: ListOrdered,
    on: (editor) => editor.isActive('orderedList'),
    make: (chain) => chain.toggleOrderedList(),
  },
  {
    name: blocks.quote,
    Icon: Quote,
    on: (editor) => editor.isActive('blockquote'),
    make: (chain) => chain.setBlockquote(),
  },
  {
    name: blocks.code,
    Icon: Code,
    on: (editor) => editor.isActive('codeBlock'),
    make: (chain) => chain.setCodeBlock(),
  },
  callout(blocks.callout, Info, 'info'),
  callout(blocks.tip, Lightbulb, 'tip'),
  callout(blocks.warning, TriangleAlert, 'warning'),
];

/** Null where a kind cannot be chosen: in a table, a caption, a card. */
export const kindAt = (editor: Editor): BlockKind | null =>
  editor.isActive('table') ? null : (blockKinds.find(({ on }) => on(editor)) ?? null);

/** Whether it was done: the library throws in the middle of some steps over lists within lists, which then change nothing. */
const isDone = (chain: () => ChainedCommands): boolean => {
  try {
    return chain().run();
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return false;
  }
};

/**
 * Changes the kind of the block under the cursor; its text and formatting stay. Where both steps cannot be one, they are
 * two, and undone one by one.
 */
export const becomeKind = (editor: Editor, kind: BlockKind): void => {
  if (kindAt(editor) === kind) return;
  const plain = () => editor.chain().focus().clearNodes();
  if (isDone(() => kind.make(plain()))) return;
  if (isDone(plain)) isDone(() => kind.make(editor.chain().focus()));
};

import { mergeAttributes, Node } from '@tiptap/core';
import { safeParse } from 'zod/v4/core';
import { articleDocument } from '#contract/blog/document.ts';
import { type ArticleBlock, calloutTones } from '#domain/blog/article-document.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { videoPageUrl } from '#domain/blog/video-link.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { texts } from '../texts';
import { nodeBar } from './node-bar';
import { showSource } from './show-source';

/** Highlighted text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'paragraph',
  defining: true,
  addAttributes: () => ({ tone: { default: 'info', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'aside[data-tone]',
      contentElement: (element) => element.querySelector('div') ?? element,
      getAttrs: ({ dataset }) => ({ tone: calloutTones.find((tone) => tone === dataset['tone']) ?? 'info' }),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'aside',
    mergeAttributes(HTMLAttributes, { 'data-tone': node.attrs['tone'] }),
    ['div', 0],
  ],
});

const labelOf = (block: ArticleBlock | null): string => {
  switch (block?.type) {
    case 'cut':
      return texts.widgets.cut;
    case 'gallery':
      return texts.widgets.gallery(block.images.length);
    case 'video':
      return texts.widgets.video(videoPageUrl(block));
    case 'mate':
      return texts.widgets.mate;
    case 'squad':
      return texts.widgets.squad(block.squadId);
    case 'registration':
      return texts.widgets.registration(block.title);
    default:
      return '';
  }
};

const parsed = (json: string | undefined): unknown => {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
};

/** Only what was copied from here, as far as the contract accepts it. */
const readBlock = ({ dataset }: HTMLElement) => {
  const { data } = safeParse(articleDocument, { blocks: [parsed(dataset['json'])] });
  const [block] = data?.blocks ?? [];
  return block !== undefined && { block };
};

const small = (block: ArticleBlock | null): readonly HTMLImageElement[] =>
  block?.type !== 'gallery'
    ? []
    : block.images.map(({ src, alt }) => {
        const picture = document.createElement('img');
        picture.alt = alt;
        return showSource(picture, sourceOf(src, pictureSizes.described));
      });

/** A block that is inserted as a whole: the cut line, a video, a gallery, a card. */
export const Widget = Node.create<{ readonly onGallery: () => void }>({
  name: 'widget',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addOptions: () => ({ onGallery: () => undefined }),
  addAttributes: () => ({ block: { default: null, rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-json]', getAttrs: readBlock }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-json': JSON.stringify(attrs['block']) }),
    labelOf(attrs['block']),
  ],
  addNodeView() {
    const { onGallery } = this.options;
    return ({ node, editor, getPos }) => {
      const block: ArticleBlock | null = node.attrs['block'];
      const dom = document.createElement('div');
      dom.dataset['widget'] = block?.type ?? '';
      dom.dataset['block'] = String(node.attrs['id'] ?? '');
      const label = document.createElement('span');
      label.textContent = labelOf(block);
      const select = (): number | undefined => {
        const at = getPos();
        if (at !== undefined) editor.commands.setNodeSelection(at);
        return at;
      };
      const bar = nodeBar([
        ...(block?.type === 'gallery'
          ? [{ label: texts.change, press: () => select() !== undefined && onGallery() }]
          : []),
        { label: texts.upload.drop, press: () => select() !== undefined && editor.commands.deleteSelection() },
      ]);
      dom.append(label, ...small(block), bar);
      return {
        dom,
        ignoreMutation: () => true,
        stopEvent: ({ target }) => target instanceof Element && bar.contains(target),
      };
    };
  },
});

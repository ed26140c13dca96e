import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import type { Node as PageNode } from '@tiptap/pm/model';
import { articleImageAddress } from '#domain/blog/article-document.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { sourceOf } from '#domain/files/picture-widths.ts';
import { texts } from '../texts';
import { nodeBar } from './node-bar';
import { showSource } from './show-source';

/** A dialog of the page about a picture in the text. */
export type PictureDialog = 'alt' | 'crop';

const side = (value: string | undefined): number => Math.min(10_000, Math.max(1, Math.round(Number(value) || 1)));

/** Only pictures copied from here; those of other sites are not accepted. */
const readPicture = (element: HTMLElement) => {
  const { src = '', width, height, alt = '' } = element.dataset;
  return articleImageAddress.test(src) && { src, width: side(width), height: side(height), alt };
};

const removeNode = (editor: Editor, at: number | undefined): void => {
  const node = at === undefined ? null : editor.state.doc.nodeAt(at);
  if (at !== undefined && node)
    editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + node.nodeSize })
      .run();
};

/** A picture with its caption, which is edited in place. */
export const Figure = Node.create<{ readonly onDialog: (dialog: PictureDialog) => void }>({
  name: 'figure',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  defining: true,
  draggable: true,
  addOptions: () => ({ onDialog: () => undefined }),
  addAttributes: () => ({
    src: { default: '', rendered: false },
    width: { default: 1, rendered: false },
    height: { default: 1, rendered: false },
    alt: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure[data-src]', contentElement: 'figcaption', getAttrs: readPicture }],
  renderHTML({ node: { attrs }, HTMLAttributes }) {
    const { src, width, height, alt } = attrs;
    const data = { 'data-src': src, 'data-width': width, 'data-height': height, 'data-alt': alt };
    return ['figure', mergeAttributes(HTMLAttributes, data), ['img', { src, alt }], ['figcaption', 0]];
  },
  addNodeView() {
    const { onDialog } = this.options;
    return ({ node, editor, getPos }) => {
      const [dom, picture, caption] = [
        document.createElement('figure'),
        document.createElement('img'),
        document.createElement('figcaption'),
      ];
      const openDialog = (what: PictureDialog) => () => {
        const at = getPos();
        if (at === undefined) return;
        editor.commands.setNodeSelection(at);
        onDialog(what);
      };
      const bar = nodeBar([
        { label: texts.alt, press: openDialog('alt') },
        { label: texts.crop, press: openDialog('crop') },
        { label: texts.upload.drop, press: () => removeNode(editor, getPos()) },
      ]);
      const show = ({ attrs }: PageNode): void => {
        const { id, src, width, height, alt } = attrs;
        dom.dataset['block'] = String(id ?? '');
        dom.dataset['described'] = alt === '' ? 'no' : 'yes';
        if (picture.getAttribute('src') !== src) showSource(picture, sourceOf(src, pictureSizes.text(width)));
        picture.width = width;
        picture.height = height;
        picture.alt = alt;
      };
      picture.draggable = false;
      show(node);
      dom.append(picture, bar, caption);
      return {
        dom,
        contentDOM: caption,
        update: (next) => {
          if (next.type !== node.type) return false;
          show(next);
          return true;
        },
        ignoreMutation: (change) => change.type !== 'selection' && !caption.contains(change.target),
        stopEvent: ({ target }) => target instanceof Element && bar.contains(target),
      };
    };
  },
});

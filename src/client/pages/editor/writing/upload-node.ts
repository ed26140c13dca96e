import { type Editor, Node } from '@tiptap/core';
import { articleImage } from '#domain/blog/article-terms.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { texts } from '../texts';
import { newBlockId } from './block-ids';
import { placeFor } from './block-place';
import { barButton } from './node-bar';
import { sendImage } from './send-image';

/** Files being uploaded by this page, by the key of their placeholder; lost on reload. */
const files = new Map<string, File>();

const positionOf = (editor: Editor, key: string): { readonly at: number; readonly size: number } | null => {
  let found: { readonly at: number; readonly size: number } | null = null;
  editor.state.doc.forEach((node, at) => {
    if (node.type.name === 'upload' && node.attrs['key'] === key) found = { at, size: node.nodeSize };
  });
  return found;
};

const replace = (editor: Editor, key: string, content: object | null): void => {
  if (editor.isDestroyed) return;
  const position = positionOf(editor, key);
  files.delete(key);
  if (position === null) return;
  const range = { from: position.at, to: position.at + position.size };
  if (content === null) editor.chain().deleteRange(range).run();
  else editor.chain().insertContentAt(range, content, { updateSelection: false }).run();
};

/**
 * Inserts pictures at the cursor or at another position, as near as a block may stand: first placeholders with the
 * progress, then the pictures.
 */
export const uploadInto = (editor: Editor, chosen: readonly File[], at?: number): void => {
  const { doc, selection } = editor.state;
  const placeholders = chosen.map((file) => {
    const key = newBlockId();
    files.set(key, file);
    return { type: 'upload', attrs: { key } };
  });
  editor.commands.insertContentAt(placeFor(at === undefined ? selection.$to : doc.resolve(at)), placeholders);
};

/** Why the server would refuse the file, checked before the upload; null: it can be sent. */
const unfit = ({ type, size }: File): string | null => {
  if (!articleImage.types.some((kind) => type === `image/${kind}`)) return texts.upload.wrongType;
  return size > articleImage.maxBytes ? texts.upload.tooLarge(sizeText(articleImage.maxBytes)) : null;
};

/** Placeholder of a picture being uploaded: its progress or its error, and what can be done. */
export const Upload = Node.create({
  name: 'upload',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes: () => ({ key: { default: '', rendered: false } }),
  renderHTML: () => ['div', { 'data-upload': '' }],
  addNodeView() {
    return ({ node, editor }) => {
      const key = String(node.attrs['key']);
      const gone = new AbortController();
      const file = files.get(key);
      const dom = document.createElement('div');
      dom.dataset['upload'] = '';
      dom.contentEditable = 'false';
      const caption = document.createElement('span');
      caption.setAttribute('role', 'status');
      const bar = document.createElement('progress');
      bar.max = 100;
      bar.setAttribute('aria-label', file?.name ?? '');
      const preview = document.createElement('img');
      preview.alt = '';
      const shown = file === undefined ? null : URL.createObjectURL(file);
      if (shown !== null) preview.src = shown;
      const drop = barButton({ label: texts.upload.drop, press: () => replace(editor, key, null) });
      const fail = (text: string, ...buttons: readonly HTMLElement[]): void => {
        dom.dataset['failed'] = '';
        caption.textContent = text;
        dom.replaceChildren(caption, ...buttons, drop);
      };
      const again = (): void => {
        if ('failed' in dom.dataset) start();
      };
      const start = (): void => {
        if (file === undefined) return;
        delete dom.dataset['failed'];
        dom.replaceChildren(preview, caption, bar, drop);
        caption.textContent = texts.upload.going(file.name, sizeText(file.size));
        sendImage(
          file,
          (percent) => {
            bar.value = percent;
          },
          gone.signal,
        ).then(
          (image) => replace(editor, key, { type: 'figure', attrs: image }),
          (problem: unknown) => {
            const why = problem instanceof Error ? problem.message : texts.upload.failed;
            fail(`${file.name}: ${why}`, barButton({ label: texts.upload.retry, press: start }));
            // Retries by itself when the connection is back.
            if (!navigator.onLine) addEventListener('online', again, { once: true });
          },
        );
      };
      const why = file === undefined ? texts.upload.lost(sizeText(articleImage.maxBytes)) : unfit(file);
      if (why === null) start();
      else fail(file === undefined ? why : `${file.name}: ${why}`);
      return {
        dom,
        ignoreMutation: () => true,
        stopEvent: () => true,
        destroy: () => {
          gone.abort();
          removeEventListener('online', again);
          if (shown !== null) URL.revokeObjectURL(shown);
        },
      };
    };
  },
});

import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { randomId } from '#client/kit/store/random-id.ts';

const named = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'callout',
  'codeBlock',
  'horizontalRule',
  'table',
  'figure',
  'widget',
];

export const newBlockId = (): string => randomId().slice(0, 18);

/**
 * Every block has a stable id: remarks, differences and merges refer to it. The second half of a split block, and a
 * copy, get new ones.
 */
export const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes() {
    return [
      {
        types: named,
        attributes: {
          id: {
            default: null,
            parseHTML: () => null,
            renderHTML: ({ id }) => (typeof id === 'string' ? { 'data-block': id } : {}),
          },
        },
      },
    ];
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('blockIds'),
        appendTransaction: (_transactions, _before, { doc, tr }) => {
          const seen = new Set<string>();
          let changed = false;
          doc.forEach((node, offset) => {
            if (!named.includes(node.type.name)) return;
            const id: unknown = node.attrs['id'];
            if (typeof id === 'string' && !seen.has(id)) {
              seen.add(id);
              return;
            }
            const fresh = newBlockId();
            seen.add(fresh);
            tr.setNodeMarkup(offset, undefined, { ...node.attrs, id: fresh });
            changed = true;
          });
          return changed ? tr.setMeta('addToHistory', false) : null;
        },
      }),
    ];
  },
});

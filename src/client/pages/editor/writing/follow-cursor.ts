import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isComposingKey } from '#client/kit/form/is-enter.ts';

/**
 * Takes over where the browser has moved the cursor. The editor learns of it by an event that comes after the keys that
 * wait already: a Backspace right after Home would be understood as one at the old place, left to the browser, and take
 * a whole block with it.
 */
const followCursor = (view: EditorView): void => {
  const { selection, doc, tr } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (view.composing || !(selection instanceof TextSelection)) return;
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)];
  const isText = [anchor, head].every((at) => doc.resolve(at).parent.inlineContent);
  if (isText && (anchor !== selection.anchor || head !== selection.head))
    view.dispatch(tr.setSelection(TextSelection.create(doc, anchor, head)));
};

/** Keys mean the place where the cursor is seen. */
export const FollowCursor = Extension.create({
  name: 'followCursor',
  priority: 1200,
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('followCursor'),
      props: {
        handleDOMEvents: {
          keydown: (view, event) => {
            // An input method moves the cursor itself.
            if (!isComposingKey(event)) followCursor(view);
            return false;
          },
        },
      },
    }),
  ],
});

import { isFound } from '#domain/text/search-form.ts';
import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { floating, theme } from '../../kit/theme/theme';
import { type MenuPosition, menuPosition } from './menu-position';
import { texts } from './texts';
import { keyboardEdge } from './use-keyboard-edge';
import { type InsertionDialog, type Insertion, insertions, type Writer } from './writing/insert-blocks';
import { isComposingKey, isEnter } from '#client/kit/form/is-enter.ts';

interface Open {
  readonly query: string;
  readonly from: number;
  readonly to: number;
  readonly place: MenuPosition;
}

const List = styled.div`
  ${floating}
  position: fixed;
  z-index: ${theme.layer.modal};
  width: 320px;
  max-width: calc(100vw - 16px);
  padding: 8px;
  overflow-y: auto;
`;

const Option = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border-radius: ${theme.radius.r8};
  text-align: left;
  &[aria-selected='true'] {
    background: ${theme.color.surface3};
  }
  svg {
    flex-shrink: 0;
    width: 18px;
    height: 18px;
    color: ${theme.color.text2};
  }
  small {
    margin-left: auto;
    color: ${theme.color.text3};
    font-size: 13px;
    text-align: right;
  }
`;

/** «/вид» at the beginning of a paragraph; null anywhere else. */
const findOpen = (editor: Editor): Open | null => {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  if (!empty || !editor.isEditable || $from.parent.type.name !== 'paragraph' || $from.depth !== 1) return null;
  const match = /^\/([\p{L}\p{M}]*)$/u.exec($from.parent.textContent);
  if (!match || $from.parentOffset !== $from.parent.content.size) return null;
  const { left, bottom, top } = editor.view.coordsAtPos($from.start());
  return {
    query: (match[1] ?? '').toLowerCase(),
    from: $from.start(),
    to: $from.end(),
    place: menuPosition({ left, top, bottom }, keyboardEdge()),
  };
};

/** The menu of blocks: opened by «/», controlled by keys while the cursor stays in the text. */
export const useSlashMenu = (
  editor: Editor | null,
  { mateId, moderates }: Writer,
  onDialog: (dialog: InsertionDialog) => void,
) => {
  const id = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const [active, setActive] = useState(0);
  const closedAt = useRef<number | null>(null);
  const all = useMemo(() => insertions({ mateId, moderates }), [mateId, moderates]);
  useEffect(() => {
    if (editor === null) return undefined;
    const update = () => {
      const found = findOpen(editor);
      if (found === null) closedAt.current = null;
      setOpen(found !== null && closedAt.current === found.from ? null : found);
      setActive(0);
    };
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);
  const shown = useMemo(() => (open === null ? [] : all.filter(({ name }) => isFound(name, open.query))), [all, open]);

  // A screen reader announces the active option while the cursor stays in the text.
  useEffect(() => {
    if (editor === null || editor.isDestroyed) return;
    const { dom } = editor.view;
    if (open === null || shown.length === 0) {
      dom.removeAttribute('aria-activedescendant');
      dom.removeAttribute('aria-controls');
      return;
    }
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [editor, open, shown, active, id]);

  const choose = useCallback(
    (insertion: Insertion | undefined) => {
      if (editor === null || open === null || insertion === undefined) return;
      editor.chain().focus().deleteRange({ from: open.from, to: open.to }).run();
      setOpen(null);
      if (insertion.dialog === undefined) insertion.run(editor);
      else onDialog(insertion.dialog);
    },
    [editor, open, onDialog],
  );

  const onKey = useCallback(
    (event: KeyboardEvent): boolean => {
      if (open === null || shown.length === 0 || isComposingKey(event)) return false;
      const { key } = event;
      if (key === 'ArrowDown') setActive((now) => (now + 1) % shown.length);
      else if (key === 'ArrowUp') setActive((now) => (now + shown.length - 1) % shown.length);
      else if (isEnter(event) || key === 'Tab') choose(shown[active]);
      else if (key === 'Escape') {
        closedAt.current = open.from;
        setOpen(null);
      } else return false;
      return true;
    },
    [open, shown, active, choose],
  );

  const menu =
    open === null ? null : (
      <List
        role="listbox"
        id={id}
        aria-label={texts.addBlock}
        style={open.place}
        // The text keeps the cursor.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.length === 0 && <Option as="p">{texts.nothing}</Option>}
        {shown.map((insertion, index) => (
          <Option
            key={insertion.name}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(insertion)}
          >
            <insertion.Icon aria-hidden />
            {insertion.name}
            {insertion.hint !== undefined && <small>{insertion.hint}</small>}
          </Option>
        ))}
      </List>
    );
  return { menu, onKey };
};

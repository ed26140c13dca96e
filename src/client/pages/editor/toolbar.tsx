import type { Editor } from '@tiptap/core';
import { Link2 } from '../../kit/icons/link-2';
import { Plus } from '../../kit/icons/plus';
import { Video } from '../../kit/icons/video';
import { useEffect, useReducer } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/controls/icon-button';
import { tabular, theme, touch } from '../../kit/theme/theme';
import { BlockKindMenu } from './block-kind-menu';
import type { Prompt } from './prompts';
import { texts } from './texts';
import { useKeyboardEdge } from './use-keyboard-edge';
import { history, openMenu, tableTools, type Tool, tools, blockTools } from './writing/tools';

/** px */
const barHeight = 55;

/** Keeps its space in the sheet while the bar is above the on-screen keyboard. */
const Container = styled.div`
  position: sticky;
  top: ${theme.size.header};
  z-index: 2;
  min-height: ${barHeight}px;
  ${touch} {
    min-height: ${barHeight + 6}px;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 8px 12px;
  border-bottom: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16} ${theme.radius.r16} 0 0;
  background: ${theme.color.surface1};
  overflow-x: auto;
  scrollbar-width: none;
  &[style] {
    position: fixed;
    z-index: ${theme.layer.header};
    border-top: 1px solid ${theme.color.lineStrong};
    border-radius: 0;
    transform: translateY(-100%);
  }
  [aria-pressed='true'] {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
`;

const Gap = styled.span`
  flex: 1 0 8px;
`;

const Size = styled.span`
  padding: 0 8px;
  color: ${theme.color.text3};
  font-size: 13px;
  white-space: nowrap;
  ${tabular}
`;

interface ToolbarProps {
  readonly editor: Editor | null;
  readonly editable: boolean;
  readonly bytes: number;
  readonly onDialog: (question: Prompt) => void;
}

/** Follows the cursor; the only part of the page that renders during typing. */
export const Toolbar = ({ editor, editable, bytes, onDialog }: ToolbarProps) => {
  const edge = useKeyboardEdge();
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Not only on a selection change: a paragraph may become a heading while the cursor stays in its position.
    editor?.on('transaction', follow);
    return () => void editor?.off('transaction', follow);
  }, [editor]);
  const show = ({ label, Icon, on, run }: Tool) => (
    <IconButton
      key={label}
      label={label}
      disabled={editor === null || !editable}
      {...(on === undefined ? {} : { 'aria-pressed': editor !== null && on(editor) })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (editor === null) return;
        run(editor);
        follow();
      }}
    >
      <Icon aria-hidden />
    </IconButton>
  );
  return (
    <Container>
      {/* Scrollable on a phone, even while its buttons are disabled. */}
      <Bar
        role="toolbar"
        aria-label={texts.toolbar}
        {...(editable ? {} : { tabIndex: 0 })}
        {...(edge === null ? {} : { style: { top: edge.bottom, left: edge.left, width: edge.width } })}
      >
        <BlockKindMenu editor={editor} editable={editable} />
        {show({ label: texts.addBlock, Icon: Plus, run: openMenu })}
        {tools.map(show)}
        {show({ label: texts.link, Icon: Link2, on: (e) => e.isActive('link'), run: () => onDialog('link') })}
        {blockTools.map(show)}
        {show({ label: texts.blocks.video, Icon: Video, run: () => onDialog('video') })}
        {editor?.isActive('table') === true && tableTools.map(show)}
        <Gap />
        {history.map(show)}
        <Size>{texts.size(Math.ceil(bytes / 1024))}</Size>
      </Bar>
    </Container>
  );
};

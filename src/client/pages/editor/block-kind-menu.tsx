import type { Editor } from '@tiptap/core';
import { Check } from '../../kit/icons/check';
import { ChevronDown } from '../../kit/icons/chevron-down';
import styled from 'styled-components';
import { Menu } from '../../kit/overlay/menu';
import { MenuItem } from '../../kit/overlay/menu-item';
import { theme, touch } from '../../kit/theme/theme';
import { texts } from './texts';
import { becomeKind, blockKinds, kindAt } from './writing/block-kinds';

const StyledButton = styled.button`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  width: 128px;
  height: 38px;
  padding: 0 10px;
  border-radius: 10px;
  color: ${theme.color.text2};
  font-size: 14px;
  white-space: nowrap;
  &:hover:not(:disabled) {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
  }
  ${touch} {
    height: 44px;
  }
`;

interface BlockKindMenuProps {
  readonly editor: Editor | null;
  readonly editable: boolean;
}

/** Shows the kind of the block under the cursor and changes it; the focus returns to the text. */
export const BlockKindMenu = ({ editor, editable }: BlockKindMenuProps) => {
  const kind = editor === null || !editable ? null : kindAt(editor);
  const name = kind?.name ?? texts.otherKind;
  return (
    <Menu
      label={texts.kindOfBlock}
      width={240}
      trigger={
        <StyledButton type="button" disabled={kind === null} aria-label={texts.kindNow(name)}>
          <span>{name}</span>
          <ChevronDown aria-hidden />
        </StyledButton>
      }
      onCloseFocus={(event) => {
        event.preventDefault();
        editor?.commands.focus();
      }}
    >
      {blockKinds.map((one) => (
        <MenuItem
          key={one.name}
          icon={<one.Icon aria-hidden size={18} />}
          after={one === kind ? <Check role="img" aria-label={texts.chosenKind} size={16} /> : undefined}
          onSelect={() => (editor === null ? undefined : becomeKind(editor, one))}
        >
          {one.name}
        </MenuItem>
      ))}
    </Menu>
  );
};

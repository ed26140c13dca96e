import { Check } from '../icons/check';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme, touch } from '../theme/theme';

const Item = styled(DropdownMenu.CheckboxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 40px;
  padding: 8px 12px;
  border-radius: 10px;
  font-size: 14px;
  font-weight: 500;
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${theme.color.surface3};
  }
  svg {
    color: ${theme.color.accent};
  }
  ${touch} {
    min-height: 44px;
  }
`;

interface MenuCheckItemProps {
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const stayOpen = (event: Event) => event.preventDefault();

/** One of several choices of a menu, which stays open. */
export const MenuCheckItem = ({ checked, onToggle, children }: MenuCheckItemProps) => (
  <Item checked={checked} onSelect={stayOpen} onCheckedChange={onToggle}>
    {children}
    {checked && <Check aria-hidden />}
  </Item>
);

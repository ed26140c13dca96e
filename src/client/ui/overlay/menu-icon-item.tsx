import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { touch } from '../theme/media';
import { theme } from '../theme/theme';

interface MenuIconItemProps {
  /** What it does, for screen readers and as a hint. */
  readonly label: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

const Face = styled(DropdownMenu.Item)`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  color: ${theme.color.text2};
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
  ${touch} {
    width: 44px;
    height: 44px;
  }
`;

/** A second action of the item before it, on the same line. */
export const MenuIconItem = ({ label, onSelect, children }: MenuIconItemProps) => (
  <Face aria-label={label} title={label} onSelect={onSelect}>
    {children}
  </Face>
);

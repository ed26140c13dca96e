import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme, touch } from '../theme/theme';

interface ChipProps {
  readonly selected?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

const StyledButton = styled.button`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  color: ${theme.color.text2};
  font-size: 14px;
  font-weight: 500;
  white-space: nowrap;
  ${touch} {
    min-height: 44px;
  }
  &:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.text1};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.text1};
    background: ${theme.color.text1};
    color: ${theme.color.bg};
  }
`;

/** A filter that is on or off. */
export const Chip = ({ selected = false, onClick, children }: ChipProps) => (
  <StyledButton type="button" aria-pressed={selected} onClick={onClick}>
    {children}
  </StyledButton>
);

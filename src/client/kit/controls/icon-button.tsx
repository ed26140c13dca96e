import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { iconButtonStyles } from './icon-button-styles';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly variant?: 'soft' | 'outline' | 'plain';
}

const StyledButton = styled.button<{ $variant: 'soft' | 'outline' | 'plain' }>`
  ${iconButtonStyles}
  border: 1px solid ${({ $variant }) => ($variant === 'outline' ? theme.color.lineStrong : 'transparent')};
  background: ${({ $variant }) => ($variant === 'soft' ? theme.color.surface3 : 'transparent')};
  color: ${({ $variant }) => ($variant === 'plain' ? theme.color.text2 : theme.color.text1)};
  &:hover {
    background: ${({ $variant }) => ($variant === 'soft' ? theme.color.lineStrong : theme.color.surface2)};
    color: ${theme.color.text1};
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

/** Stays focusable while it is disabled. */
export const IconButton = ({
  label,
  variant = 'plain',
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...rest
}: IconButtonProps) => (
  <StyledButton
    {...rest}
    type={type}
    $variant={variant}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={(event) => {
      if (disabled) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {children}
  </StyledButton>
);

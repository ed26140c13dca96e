import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { iconButtonStyles } from './icon-button-styles';
import { useSinglePress } from './use-single-press';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** If it returns a promise, further presses are ignored until the promise settles. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  readonly children: ReactNode;
  readonly variant?: 'soft' | 'outline' | 'plain';
  /** The next press builds on what this one changed: a step up or down. */
  readonly urgent?: boolean;
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
  urgent = false,
  onClick,
  children,
  ...rest
}: IconButtonProps) => {
  const { busy, press } = useSinglePress(onClick, urgent);
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else void press(event);
      }}
    >
      {children}
    </StyledButton>
  );
};

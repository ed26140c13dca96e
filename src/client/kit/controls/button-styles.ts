import { css } from 'styled-components';
import { theme, touch, unprinted } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $wide: boolean;
}

const { color, radius } = theme;

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.accentInk};
    &:hover {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${color.lineStrong};
    &:hover {
      background: ${color.surface2};
    }
  `,
  soft: css`
    background: ${color.surface3};
    &:hover {
      background: ${color.lineStrong};
    }
  `,
  ghost: css`
    color: ${color.text2};
    &:hover {
      background: ${color.surface2};
      color: ${color.text1};
    }
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
    &:hover {
      border-color: ${color.danger};
    }
  `,
} as const;

const sizes = {
  sm: css`
    min-height: 36px;
    padding: 0 14px;
    border-radius: 10px;
    font-size: 14px;
    ${touch} {
      min-height: 44px;
    }
  `,
  md: css`
    min-height: 44px;
    padding: 0 20px;
    border-radius: ${radius.r12};
    font-size: 15px;
  `,
  lg: css`
    min-height: 52px;
    padding: 0 26px;
    border-radius: 14px;
    font-size: 16px;
  `,
} as const;

export const buttonStyles = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    opacity 120ms,
    transform 120ms;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:active {
    transform: scale(0.98);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    transform: none;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.45;
  }
  ${unprinted}
`;

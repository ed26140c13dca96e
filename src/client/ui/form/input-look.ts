import { css } from 'styled-components';
import { theme } from '../theme/theme';

export const inputLook = css`
  width: 100%;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-size: 15px;
  transition: opacity 120ms;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${theme.color.lineStrong};
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
    outline: 1px solid ${theme.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:disabled {
    opacity: 0.5;
  }
  /* Phones zoom into smaller text. */
  @media (pointer: coarse) {
    font-size: 16px;
  }
`;

import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** A label that is pressed as a whole; its radio button or checkbox is invisible under it. */
export const choiceStyles = css`
  position: relative;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** The chosen one of several tiles in a form. */
export const chosenTile = css`
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`;

/** The chosen one of several cards. */
export const chosenCard = css`
  &:has(:checked) {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
`;

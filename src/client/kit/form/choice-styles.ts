import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** The invisible radio button or checkbox of a label: as large as the label, also for a screen reader's outline. */
export const wholeChoice = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** WebKit does not call a radio button that the arrows reached `:focus-visible`: `data-keys` of the page says that. */
export const ringOfChoice = css`
  &:has(:focus-visible),
  [data-keys] &:has(input:focus) {
    outline: 2px solid ${theme.color.accent};
  }
`;

/** A label that is pressed as a whole; its radio button or checkbox is invisible under it. */
export const choiceStyles = css`
  position: relative;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  ${ringOfChoice}
  outline-offset: 2px;
  > input {
    ${wholeChoice}
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

import styled from 'styled-components';
import { theme } from '../theme/theme';

interface CardStyleProps {
  /** Selected among several cards, or the card with the action that is due now. */
  readonly $selected?: boolean;
  readonly $interactive?: boolean;
}

/** `.card` of `parts.css`, which list items and sections are by that class, and the server's first screens too. */
export const Card = styled.div.attrs<CardStyleProps>({ className: 'card' })`
  ${({ $selected = false }) => $selected && `border-color: ${theme.color.accent}; box-shadow: inset 0 0 0 1px ${theme.color.accent};`}
  ${({ $interactive = false }) => $interactive && `&:hover { border-color: ${theme.color.lineStrong}; }`}
`;

export const CardTitle = styled.h2.attrs({ className: 'card-title' })``;

import styled, { css } from 'styled-components';
import { below, theme } from '../theme/theme';

interface CardStyleProps {
  /** Selected among several cards, or the card with the action that is due now. */
  readonly $selected?: boolean;
  readonly $interactive?: boolean;
}

/** For cards that are another element: list items, sections. */
export const cardStyles = css`
  padding: 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  ${below('md')} {
    padding: 16px;
  }
`;

export const Card = styled.div<CardStyleProps>`
  ${cardStyles}
  ${({ $selected = false }) => $selected && `border-color: ${theme.color.accent}; box-shadow: inset 0 0 0 1px ${theme.color.accent};`}
  ${({ $interactive = false }) => $interactive && `&:hover { border-color: ${theme.color.lineStrong}; }`}
`;

/** Often a name that somebody gave: one long word must not widen the card. */
export const CardTitle = styled.h2`
  font-size: 16px;
  overflow-wrap: anywhere;
`;

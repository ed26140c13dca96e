import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Rows separated by lines, in a card that has its own padding; `$space` is in px, above and below each line. */
export const RuledList = styled.ul<{ readonly $space?: 8 | 10 | 12 | 14 | 16 }>`
  > li {
    padding-block: ${({ $space = 12 }) => $space}px;
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;

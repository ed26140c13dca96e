import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Long text: a comfortable line and quiet headings. */
export const Prose = styled.div`
  max-width: 720px;
  color: ${theme.color.text2};
  h2 {
    margin-top: 40px;
    color: ${theme.color.text1};
    font-size: 19px;
  }
  p,
  li {
    margin-top: 12px;
  }
`;

/** A paragraph that explains, beneath or beside what matters. */
export const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** The quietest words of a screen: a note beneath a form, a condition. */
export const FinePrint = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
`;

/** What is shown still answers the former question: it fades until the new answer has come. */
export const Stale = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity 150ms;
`;

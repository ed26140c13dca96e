import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Long text with a comfortable line length and quiet headings. */
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

/** An explanation under or next to the main content. */
export const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** The least prominent text of a screen: a note under a form, a condition. */
export const FinePrint = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
`;

/** Fades content that still belongs to the previous query, until the new response is there. */
export const Stale = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity 150ms;
`;

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
    scroll-margin-top: calc(${theme.size.header} + 16px);
  }
  p,
  li {
    margin-top: 12px;
  }
`;

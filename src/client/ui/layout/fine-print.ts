import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The quietest words of a screen: a note beneath a form, a condition. */
export const FinePrint = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
`;

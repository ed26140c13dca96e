import styled from 'styled-components';
import { theme } from '../../../../kit/theme/theme';

/** The sum that a drawer is about. */
export const BigSum = styled.p`
  font: 600 30px/1.2 ${theme.font.title};
  letter-spacing: -0.02em;
`;

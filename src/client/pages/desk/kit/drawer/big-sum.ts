import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';

/** The sum that a drawer is about. */
export const BigSum = styled.p`
  font: 600 30px/1.2 ${theme.font.title};
  letter-spacing: -0.02em;
`;

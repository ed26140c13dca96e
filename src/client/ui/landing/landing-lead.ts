import styled from 'styled-components';
import { theme } from '../theme/theme';

export const LandingLead = styled.p`
  max-width: 56ch;
  color: ${theme.color.text2};
  font-size: 17px;
`;

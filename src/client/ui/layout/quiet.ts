import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A paragraph that explains, beneath or beside what matters. */
export const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
`;

import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';

/** What explains a field or a sum. */
export const TaxNote = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
`;

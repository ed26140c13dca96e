import styled from 'styled-components';
import { theme } from '../../ui/theme/theme';

export const FilterLabel = styled.p`
  margin-bottom: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

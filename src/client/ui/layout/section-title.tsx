import styled from 'styled-components';
import { below } from '../theme/media';
import { theme } from '../theme/theme';

export const SectionTitle = styled.h2`
  font: 600 21px/1.25 ${theme.font.title};
  letter-spacing: -0.02em;
  ${below('md')} {
    font-size: 17px;
  }
`;

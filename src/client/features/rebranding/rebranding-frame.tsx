import styled from 'styled-components';
import { theme } from '../../ui/theme/theme';

export const RebrandingFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  p {
    color: ${theme.color.text2};
  }
  button {
    margin-top: 8px;
  }
`;

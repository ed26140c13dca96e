import styled from 'styled-components';
import { Page } from '../../ui/layout/page';
import { below } from '../../ui/theme/media';

export const LoginColumns = styled(Page)<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 440px) minmax(0, 480px)' : 'minmax(0, 440px)')};
  gap: 20px;
  align-items: start;
  justify-content: center;
  h1 {
    margin-bottom: 20px;
    font-size: 24px;
  }
  h1 + p {
    margin: -12px 0 20px;
  }
  ${below('lg')} {
    grid-template-columns: minmax(0, 480px);
  }
`;

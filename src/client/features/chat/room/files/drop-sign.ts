import styled from 'styled-components';
import { theme } from '../../../../ui/theme/theme';

export const DropSign = styled.div`
  position: absolute;
  inset: 8px;
  z-index: 3;
  display: grid;
  place-items: center;
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.shade};
  font-weight: 600;
  pointer-events: none;
`;

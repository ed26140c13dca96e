import styled from 'styled-components';
import { theme } from '../../../ui/theme/theme';

export const Well = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  > [role='log'] {
    height: 100%;
  }
`;

export const ToNewest = styled.button`
  position: absolute;
  right: 16px;
  bottom: 8px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.surface2};
  box-shadow: ${theme.shadow};
  &:hover {
    background: ${theme.color.surface3};
  }
  svg {
    width: 18px;
    height: 18px;
  }
  > [role='img'] {
    position: absolute;
    top: -9px;
    right: -5px;
  }
`;

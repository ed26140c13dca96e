import styled from 'styled-components';
import { touch } from '../../../ui/theme/media';
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
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 40px;
  height: 40px;
  padding: 0 10px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 20px;
  background: ${theme.color.surface2};
  box-shadow: ${theme.shadow};
  font-size: 13px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${theme.color.surface3};
  }
  > span {
    padding-right: 6px;
  }
  svg {
    width: 18px;
    height: 18px;
  }
  ${touch} {
    min-width: 44px;
    height: 44px;
    border-radius: 22px;
  }
`;

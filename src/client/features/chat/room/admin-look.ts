import styled from 'styled-components';
import { theme } from '../../../ui/theme/theme';

export const DoorWell = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  overflow-y: auto;
`;

export const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 13px;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 6px 8px 6px 16px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.violetSoft};
  font-size: 13px;
  > p:first-child {
    min-width: 0;
  }
`;

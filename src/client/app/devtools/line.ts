import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';

/** A line of the developers' tools, above the page: it covers nothing that can still be used. */
export const Line = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 8px 16px;
  border-bottom: 1px solid ${theme.color.line};
  background: linear-gradient(${theme.color.violetSoft} 0 100%) ${theme.color.surface1};
  font-size: 13px;
`;

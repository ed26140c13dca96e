import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';

/** A line of the developers' tools, above the page. */
export const Line = styled.div`
  position: fixed;
  right: 16px;
  bottom: 16px;
  left: 16px;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  width: fit-content;
  max-width: 720px;
  margin: 0 auto;
  padding: 10px 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.violetSoft};
  font-size: 13px;
`;

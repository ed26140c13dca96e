import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';

export const Reason = styled.blockquote`
  margin: 0;
  padding: 12px 16px;
  border-left: 3px solid ${theme.color.violet};
  border-radius: ${theme.radius.r8};
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;
  > span {
    display: block;
    margin-bottom: 2px;
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  h3 {
    font-size: 15px;
    font-weight: 600;
  }
`;

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 8px 8px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  > svg {
    color: ${theme.color.text2};
  }
`;

export const About = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  min-width: 0;
  > [role='progressbar'] {
    flex: none;
    width: 100%;
  }
`;

export const Name = styled.p`
  max-width: 100%;
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const StatusText = styled.p<{ $tone?: 'plain' | 'ok' | 'danger' }>`
  color: ${({ $tone = 'plain' }) => ({ plain: theme.color.text3, ok: theme.color.ok, danger: theme.color.danger })[$tone]};
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
`;

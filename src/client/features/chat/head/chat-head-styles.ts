import styled from 'styled-components';
import { oneLine, theme } from '#client/kit/theme/theme.ts';

export const HeadBar = styled.header<{ $slim: boolean }>`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: 10px;
  min-height: ${({ $slim }) => ($slim ? 56 : 68)}px;
  padding: 6px 8px 6px ${({ $slim }) => ($slim ? 12 : 16)}px;
  border-bottom: 1px solid ${theme.color.line};
`;

export const HeadText = styled.div`
  flex: 1;
  min-width: 0;
  h2 {
    ${oneLine}
    font-size: 15px;
  }
`;

export const HeadNote = styled.p<{ $good: boolean }>`
  ${oneLine}
  color: ${({ $good }) => ($good ? theme.color.ok : theme.color.text3)};
  font-size: 13px;
`;

export const HeadSide = styled.div`
  display: flex;
  flex-shrink: 0;
  > button,
  > a {
    margin-left: -2px;
  }
`;

import styled from 'styled-components';
import { below, theme } from '#client/kit/theme/theme.ts';

/** Green while the viewer is awaited. */
export const DueBox = styled.section<{ $mine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 16px 20px;
  border: 1px solid ${({ $mine }) => ($mine ? '#c9f24b66' : theme.color.line)};
  border-radius: ${theme.radius.r12};
  background: ${({ $mine }) => ($mine ? `linear-gradient(90deg, ${theme.color.accentSoft}, transparent)` : theme.color.surface2)};
  &:focus {
    outline: none;
  }
  ${below('md')} {
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const DueText = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  h2 {
    font-size: 16px;
  }
  p {
    margin-top: 2px;
    color: ${theme.color.text2};
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`;

export const DueTimer = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 4px;
  color: ${theme.color.text3};
  font-size: 12px;
  line-height: 1.2;
  > :first-child {
    color: ${theme.color.text1};
  }
  ${below('md')} {
    flex: 1 0 100%;
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
  }
`;

export const DueActions = styled.div`
  display: flex;
  &:empty {
    display: none;
  }
  flex-wrap: wrap;
  gap: 8px;
  ${below('md')} {
    flex: 1 0 100%;
    > * {
      flex: 1;
    }
    > button,
    > span > button {
      width: 100%;
    }
  }
`;

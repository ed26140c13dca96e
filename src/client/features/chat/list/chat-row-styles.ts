import styled from 'styled-components';
import { oneLine, tabular, theme } from '#client/kit/theme/theme.ts';

export const Row = styled.button<{ $current: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  width: calc(100% - 12px);
  height: 64px;
  margin: 0 6px;
  padding: 0 10px;
  border-radius: ${theme.radius.r12};
  background: ${({ $current }) => ($current ? theme.color.surface3 : 'transparent')};
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
  &[aria-current='true'] time {
    color: ${theme.color.text2};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const TextBlock = styled.span`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

export const Upper = styled.span`
  display: flex;
  align-items: baseline;
  gap: 6px;
  svg {
    flex-shrink: 0;
    align-self: center;
    width: 14px;
    height: 14px;
    color: ${theme.color.text3};
  }
`;

export const Name = styled.span`
  ${oneLine}
  font-size: 14px;
  font-weight: 600;
`;

export const When = styled.time`
  ${tabular}
  flex-shrink: 0;
  margin-left: auto;
  color: ${theme.color.text3};
  font-size: 12px;
`;

export const Lower = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  > :last-child:not(:first-child) {
    flex-shrink: 0;
    margin-left: auto;
  }
`;

export const Preview = styled.span`
  ${oneLine}
  color: ${theme.color.text2};
  font-size: 13px;
`;

export const Draft = styled.span`
  color: ${theme.color.warn};
`;

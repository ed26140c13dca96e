import styled from 'styled-components';
import { tabular, theme } from '#client/kit/theme/theme.ts';

export const People = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  color: ${theme.color.text2};
  font-size: 13px;
`;

export const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 4px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

export const Line = styled.div<{ $warn?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 30px;
  color: ${({ $warn = false }) => ($warn ? theme.color.warn : 'inherit')};
  dt {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    ${tabular}
    display: flex;
    flex-shrink: 0;
    align-items: center;
    gap: 4px;
  }
`;

export const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  margin-right: -8px;
  border-radius: ${theme.radius.r8};
  color: ${theme.color.text3};
  &:hover {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
  svg {
    width: 15px;
    height: 15px;
  }
`;

export const Total = styled(Line)`
  padding-top: 12px;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text1};
  font-weight: 600;
  dd {
    font: 600 24px/1.2 ${theme.font.title};
  }
`;

export const Discount = styled.dd`
  && {
    color: ${theme.color.ok};
  }
`;

import styled from 'styled-components';
import { ringOfChoice, wholeChoice } from '#client/kit/form/choice-styles.ts';
import { tabular, theme } from '#client/kit/theme/theme.ts';

export const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 48px;
  padding-right: 4px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  font-weight: 500;
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  ${ringOfChoice}
  outline-offset: 2px;
  label {
    position: relative;
    flex: 1;
    min-width: 0;
    padding: 10px 14px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input {
    ${wholeChoice}
  }
`;

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 16px;
  padding: 14px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  dt {
    color: ${theme.color.text2};
  }
  dd {
    font-weight: 600;
    ${tabular}
  }
`;

export const SumRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px;
  > :last-child {
    margin-top: 25px;
  }
`;

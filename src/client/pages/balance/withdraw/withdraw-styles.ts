import styled from 'styled-components';
import { tabular, theme } from '#client/kit/theme/theme.ts';

export const Targets = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: 8px;
  legend {
    padding: 0;
    margin-bottom: 6px;
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 500;
  }
`;

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
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  label {
    flex: 1;
    min-width: 0;
    padding: 10px 14px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input {
    position: absolute;
    opacity: 0;
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

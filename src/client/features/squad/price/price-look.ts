import styled from 'styled-components';
import { tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';

export const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 14px;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    min-width: 0;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    ${tabular}
    flex-shrink: 0;
  }
`;

export const SumLine = styled.div`
  margin-top: 4px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text1};
  font-weight: 600;
  dd {
    font-size: 20px;
  }
`;

export const Discount = styled.dd`
  color: ${theme.color.ok};
`;

export const Note = styled.p`
  margin-top: 12px;
  color: ${theme.color.text3};
  font-size: 13px;
`;

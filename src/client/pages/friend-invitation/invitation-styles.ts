import styled from 'styled-components';
import { Card } from '../../kit/layout/card';
import { Page } from '../../kit/layout/page';
import { from, theme } from '../../kit/theme/theme';

export const Sheet = styled(Page)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  > * {
    width: 100%;
    max-width: 560px;
    margin-inline: auto;
  }
`;

export const Paper = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

export const Host = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  h2 {
    font-size: 17px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

export const People = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 0;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    margin-left: auto;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color.line};
  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: ${theme.color.text2};
    font-size: 14px;
  }
  dd {
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 12px;
  ${from('sm')} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

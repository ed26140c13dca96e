import styled from 'styled-components';
import { Card } from '../../kit/layout/card';
import { from, oneLine, theme, touch } from '../../kit/theme/theme';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${from('md')} {
    grid-template-columns: repeat(auto-fill, minmax(344px, 1fr));
    gap: 16px;
  }
`;

export const CardFrame = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  gap: 14px;
  height: 100%;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

export const About = styled.div`
  min-width: 0;
  h2 {
    ${oneLine}
    font-size: 16px;
  }
  p {
    ${oneLine}
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

export const Mates = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 26px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
  ${touch} {
    gap: 0;
    a {
      padding-block: 12px;
    }
  }
  a {
    ${oneLine}
    color: ${theme.color.text1};
    font-weight: 500;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const SlotsText = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: auto;
  color: ${theme.color.text2};
  font-size: 13px;
  white-space: nowrap;
  > :first-child {
    ${oneLine}
  }
`;

export const Bottom = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.line};
`;

export const Price = styled.p`
  min-width: 0;
  font-size: 17px;
  font-weight: 700;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 400;
  }
`;

import styled from 'styled-components';
import { Badge } from '../../kit/display/badge';
import { DateText } from '../../kit/display/date-and-countdown';
import { Money } from '../../entities/money/money';
import { Card } from '../../kit/layout/card';
import { below, from, oneLine, tabular, theme } from '../../kit/theme/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
`;

/** Its space is reserved while it loads. */
export const Count = styled.span`
  display: inline-block;
  min-width: 1ch;
  color: ${theme.color.text3};
  ${tabular}
`;

export const Frame = styled(Card)`
  min-height: 320px;
  padding: 8px 0;
  ${below('md')} {
    padding: 4px 0;
  }
`;

export const Line = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 304px 92px 120px 104px minmax(92px, auto);
  align-items: center;
  gap: 4px 16px;
  min-height: 76px;
  padding: 12px 20px;
  &:has(a:hover) {
    background: ${theme.color.surface2};
  }
  ${below('xl')} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 14px 16px;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  ${below('xl')} {
    display: none;
  }
`;

/** On a phone only the names are shown. */
export const People = styled.div`
  justify-self: end;
  ${below('xl')} {
    display: none;
  }
`;

export const Outcome = styled(Badge)`
  justify-self: start;
  ${below('xl')} {
    grid-row: 2;
    grid-column: 1;
  }
`;

export const About = styled.div`
  min-width: 0;
  /* In a narrow window the partner's name would be what is cut off: there words go on in the next line. */
  ${from('xl')} {
    a,
    p {
      ${oneLine}
    }
  }
  a {
    display: block;
    font-weight: 600;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    border-radius: ${theme.radius.r12};
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  ${below('xl')} {
    grid-column: 1;
  }
`;

export const When = styled(DateText)`
  color: ${theme.color.text3};
  font-size: 14px;
  text-align: right;
  ${tabular}
  ${below('xl')} {
    grid-row: 2;
    grid-column: 2;
    font-size: 13px;
  }
`;

export const Sum = styled(Money)`
  font-weight: 600;
  text-align: right;
  ${below('xl')} {
    grid-row: 1;
    grid-column: 2;
  }
`;

export const Again = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;
  ${below('xl')} {
    grid-row: 3;
    grid-column: 1 / -1;
    justify-content: start;
    margin-top: 8px;
    &:empty {
      display: none;
    }
  }
`;

export const ErrorText = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.danger};
  font-size: 14px;
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 76px;
  padding: 12px 20px;
  > div {
    display: grid;
    flex: 1;
    gap: 8px;
  }
`;

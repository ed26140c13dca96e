import styled from 'styled-components';
import type { ReactNode } from 'react';
import { tabular, theme } from '../theme/theme';

/** Hides the «·» before the first fact of a line. */
const Frame = styled.p`
  overflow: hidden;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -13px;
`;

const Fact = styled.span`
  position: relative;
  min-width: 0;
  padding-left: 13px;
  &:not(:first-child)::before {
    content: '·';
    content: '·' / '';
    position: absolute;
    left: 5px;
  }
`;

/** «Напарник · 4,98 · Русский»: where it wraps, a line neither begins nor ends with «·». */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <Frame>
    <Line>
      {facts.map((fact) => (
        <Fact key={fact}>{fact} </Fact>
      ))}
    </Line>
  </Frame>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 12px;
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    ${tabular}
    font: 600 19px/1.3 ${theme.font.title};
    letter-spacing: -0.02em;
  }
`;

/** Numbers with their names. */
export const StatList = ({ items }: { readonly items: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <List>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabular } from '../theme/mixins';
import { theme } from '../theme/theme';

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

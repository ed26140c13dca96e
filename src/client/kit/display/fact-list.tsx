import styled from 'styled-components';
import { tabular, theme } from '../theme/theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px 16px;
  dt {
    color: ${theme.color.text3};
  }
  dd {
    ${tabular}
    overflow-wrap: anywhere;
    text-align: right;
  }
`;

const Pair = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly className?: string;
}

/** Names on the left, values on the right. */
export const FactList = ({ facts, className }: FactListProps) => (
  <List className={className}>
    {facts.map(([name, value]) => (
      <Pair key={name} name={name} value={value} />
    ))}
  </List>
);

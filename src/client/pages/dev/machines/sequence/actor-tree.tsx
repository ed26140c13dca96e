import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';

/** An actor with those that it has started. */
export interface TreeActor {
  readonly name: string;
  readonly state: string;
  readonly children: readonly TreeActor[];
}

const List = styled.ul`
  margin-top: 6px;
  padding-left: 4px;
  font-size: 14px;
  ul {
    margin-left: 10px;
    padding-left: 12px;
    border-left: 1px solid ${theme.color.lineStrong};
  }
  b {
    color: ${theme.color.accent};
    font-weight: 600;
  }
`;

/** Actors under those that started them. */
export const ActorTree = ({ actors }: { readonly actors: readonly TreeActor[] }) => (
  <List>
    {actors.map(({ name, state, children }) => (
      <li key={name}>
        {name} <b>{state}</b>
        {children.length > 0 && <ActorTree actors={children} />}
      </li>
    ))}
  </List>
);

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { oneLine } from '#client/kit/theme/theme.ts';

interface Person {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

const TextBlock = styled.span`
  min-width: 0;
`;

const Name = styled.span`
  ${oneLine}
  display: block;
  font-weight: 500;
`;

/** A person's avatar and name in a row of a list. */
export const PersonCell = ({ person, hint }: { readonly person: Person; readonly hint?: ReactNode }) => (
  <Row $gap={10} $wrap="nowrap">
    <Avatar userId={person.id} username={person.username} avatarUrl={person.avatarUrl} size={32} />
    <TextBlock>
      <Name>{person.username}</Name>
      {hint !== undefined && <small>{hint}</small>}
    </TextBlock>
  </Row>
);

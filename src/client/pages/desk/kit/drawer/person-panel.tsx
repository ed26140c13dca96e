import type { ReactNode } from 'react';
import { Row } from '#client/kit/layout/stack.tsx';
import { CardLink } from './card-link';
import { Panel } from './panel';
import { PersonCell } from '../person-cell';

interface Shown {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

/** The person it is about, with a link to their card. */
export const PersonPanel = ({
  person,
  hint,
  children,
}: {
  readonly person: Shown;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}) => {
  return (
    <Panel>
      <Row $justify="space-between" $wrap="nowrap">
        <PersonCell person={person} hint={hint} />
        <CardLink id={person.id} />
      </Row>
      {children}
    </Panel>
  );
};

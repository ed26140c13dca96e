import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../kit/controls/button-link';
import { Row } from '../../../../kit/layout/stack';
import { Panel } from './panel';
import { useMay } from '../use-may';
import { PersonCell } from '../person-cell';
import { texts } from '../texts';

interface Shown {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

/** Whom it is about, with the way to their card. */
export const PersonPanel = ({
  person,
  hint,
  children,
}: {
  readonly person: Shown;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}) => {
  const may = useMay();
  return (
    <Panel>
      <Row $justify="space-between" $wrap="nowrap">
        <PersonCell person={person} hint={hint} />
        {may('VIEW_USER') && (
          <ButtonLink size="sm" to={`/admin/users/${person.id}`}>
            {texts.card}
          </ButtonLink>
        )}
      </Row>
      {children}
    </Panel>
  );
};

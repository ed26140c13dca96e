import { ShieldOff } from '#client/kit/icons/shield-off.tsx';
import styled from 'styled-components';
import {
  useDeleteAccountMutation,
  useRestoreAccountMutation,
  useUnblockAccountMutation,
} from '#client/entities/desk/users-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { HistoryFailed } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { BlockPanel } from './block-panel';
import { ChangePanel } from './change-panel';
import { MatePanel } from './mate-panel';
import { SecondStepPanel } from './second-step-panel';
import { MoneyPanel } from './money-panel';
import type { Person } from './person';
import { TaxPanel } from '../taxes/tax-panel';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { ActButton, ActDialog, ActNow } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

/** Panels contain fields here, which need another background than the panel. */
const Side = styled(Stack)`
  > ${Panel} {
    background: ${theme.color.surface1};
  }
`;

interface Props {
  readonly person: Person;
}

const BlockedPanel = ({ person: { id, block } }: Props) => {
  const unblock = useAct(useUnblockAccountMutation(), {
    title: texts.blocked,
    subject: `user:${id}`,
    done: texts.unblocked,
  });
  const may = useMay();
  if (block === null) return null;
  const until =
    block.until === null ? texts.blockForever : texts.blockUntil(formatDate(Date.parse(block.until), serverNow()));
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.blocked}</PanelTitle>
        <ShieldOff aria-hidden />
      </Row>
      <p>
        {texts.blockedSince(formatDate(Date.parse(block.since), serverNow()))}. {until}
      </p>
      <p>{block.reason}</p>
      <ActFailure failure={unblock.failure} />
      {may('UNBLOCK_USERS') && (
        <ActNow act={unblock} argsOf={(seen) => ({ params: { id }, body: { seen } })}>
          {texts.unblock}
        </ActNow>
      )}
    </Panel>
  );
};

const DeletePanel = ({ person: { id, username, status } }: Props) => {
  const subject = `user:${id}` as const;
  const remove = useAct(useDeleteAccountMutation(), {
    title: texts.deleteDialog(username),
    subject,
    done: texts.deleted,
  });
  const restore = useAct(useRestoreAccountMutation(), { title: texts.restore, subject, done: texts.restored });
  const may = useMay();
  const deleted = status === 'DELETED';
  if (!may(deleted ? 'RESTORE_USERS' : 'DELETE_USERS')) return null;
  return (
    <Panel>
      <PanelTitle>{texts.deleteTitle}</PanelTitle>
      <ActFailure failure={restore.failure} />
      {deleted ? (
        <ActNow act={restore} argsOf={(seen) => ({ params: { id }, body: { seen } })}>
          {texts.restore}
        </ActNow>
      ) : (
        <ActButton act={remove} variant="danger">
          {texts.delete}
        </ActButton>
      )}
      <ActDialog
        act={remove}
        title={texts.deleteDialog(username)}
        confirmLabel={texts.delete}
        toPerson
        ready={texts.deleteReasons}
        consequence={<p>{texts.deleteMeans}</p>}
        argsOf={(body) => ({ params: { id }, body })}
      />
    </Panel>
  );
};

/** What this operator may do with the account. */
export const PersonSide = ({ person }: Props) => {
  const may = useMay();
  const me = useMe();
  const { id, status } = person;
  if (me?.id === id) return <p>{texts.own}</p>;
  return (
    <Side $gap={16}>
      <VisuallyHidden as="h2">{texts.acts}</VisuallyHidden>
      <HistoryFailed subject={`user:${id}`} />
      {person.mate !== null && <MatePanel id={id} mate={person.mate} />}
      {person.mate !== null && may('MANAGE_TAXES') && <TaxPanel person={person} />}
      {status !== 'DELETED' && <MoneyPanel person={person} />}
      {status === 'BLOCKED' ? (
        <BlockedPanel person={person} />
      ) : (
        status === 'ACTIVE' && may('BLOCK_USERS') && <BlockPanel person={person} />
      )}
      {status !== 'DELETED' && may('UPDATE_USER') && <ChangePanel person={person} />}
      {status !== 'DELETED' && <SecondStepPanel id={id} />}
      {may('MANAGE_ADMIN_PERMISSIONS') && (
        <Panel>
          <PanelTitle>{texts.permissions}</PanelTitle>
          <ButtonLink to={deskPage('operators', id)}>{texts.toPermissions}</ButtonLink>
        </Panel>
      )}
      <DeletePanel person={person} />
    </Side>
  );
};

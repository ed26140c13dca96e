import { ShieldOff } from '#client/kit/icons/shield-off.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import {
  useDeleteAccountMutation,
  useRestoreAccountMutation,
  useUnblockAccountMutation,
} from '#client/entities/admin/admin-users-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { untilSeen } from '../../kit/acts/why-not';
import { ActFailure } from '../../kit/acts/act-failure';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { HistoryFailed, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { BlockPanel } from './block-panel';
import { ChangePanel } from './change-panel';
import { MatePanel } from './mate-panel';
import { MoneyPanel } from './money-panel';
import type { Person } from './person';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

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
  const [unblock, { error }] = useUnblockAccountMutation();
  const seen = useSeen(`user:${id}`);
  const may = useMay();
  const toast = useToast();
  if (block === null) return null;
  const run = async () => {
    const { error: refused } = await unblock({ params: { id }, body: seen === undefined ? {} : { seen } });
    if (refused === undefined) toast.success(texts.unblocked);
  };
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
      <ActFailure failure={error} />
      {may('UNBLOCK_USERS') && (
        <Button whyNot={untilSeen(seen)} onClick={run}>
          {texts.unblock}
        </Button>
      )}
    </Panel>
  );
};

const DeletePanel = ({ person: { id, username, status } }: Props) => {
  const [remove] = useDeleteAccountMutation();
  const [restore, { error }] = useRestoreAccountMutation();
  const [asking, setAsking] = useState(false);
  const seen = useSeen(`user:${id}`, asking);
  const may = useMay();
  const toast = useToast();
  const withSeen = seen === undefined ? {} : { seen };
  const bringBack = async () => {
    const { error: refused } = await restore({ params: { id }, body: withSeen });
    if (refused === undefined) toast.success(texts.restored);
  };
  const deleted = status === 'DELETED';
  if (!may(deleted ? 'RESTORE_USERS' : 'DELETE_USERS')) return null;
  return (
    <Panel>
      <PanelTitle>{texts.deleteTitle}</PanelTitle>
      <ActFailure failure={error} />
      {deleted ? (
        <Button whyNot={untilSeen(seen)} onClick={bringBack}>
          {texts.restore}
        </Button>
      ) : (
        <Button variant="danger" whyNot={untilSeen(seen)} onClick={() => setAsking(true)}>
          {texts.delete}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={texts.deleteDialog(username)}
          confirmLabel={texts.delete}
          toPerson
          ready={texts.deleteReasons}
          consequence={<p>{texts.deleteMeans}</p>}
          onConfirm={async (reason) => {
            await remove({ params: { id }, body: { ...withSeen, reason } }).unwrap();
            toast.success(texts.deleted);
          }}
          onClose={() => setAsking(false)}
        />
      )}
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
      {status !== 'DELETED' && <MoneyPanel person={person} />}
      {status === 'BLOCKED' ? (
        <BlockedPanel person={person} />
      ) : (
        status === 'ACTIVE' && may('BLOCK_USERS') && <BlockPanel person={person} />
      )}
      {status !== 'DELETED' && may('UPDATE_USER') && <ChangePanel person={person} />}
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

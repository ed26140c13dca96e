import { KeyRound } from '#client/kit/icons/key-round.tsx';
import { useState } from 'react';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { useDeskUserQuery } from '#client/entities/desk/users-api.ts';
import { useResetDeskCodeMutation } from '#client/entities/desk/operators-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Drawer } from '../../kit/drawer/drawer';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import type { Operator } from './operator';
import { PermissionEditor, useSavePermissions } from './permission-editor';
import { setNamesOf } from './set-names';
import { texts } from './texts';

interface Holder {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly permissions: readonly AdminPermission[];
}

const ResetCode = ({ id }: { readonly id: string }) => {
  const [reset] = useResetDeskCodeMutation();
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const run = async () => {
    setAsking(false);
    const { error } = await reset({ params: { id } });
    if (error === undefined) toast.success(texts.reset);
    else showRefusal(error);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <KeyRound aria-hidden />
        {texts.resetCode}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.resetTitle}
          text={texts.resetText}
          confirmLabel={texts.resetCode}
          dangerous
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const Content = ({ holder, operator }: { readonly holder: Holder; readonly operator: Operator | undefined }) => {
  const me = useMe();
  const may = useMay();
  const save = useSavePermissions(holder);
  const own = me?.id === holder.id;
  return (
    <>
      <Row $justify="space-between">
        <Row $gap={12} $wrap="nowrap">
          <Avatar userId={holder.id} username={holder.username} avatarUrl={holder.avatarUrl} size={44} />
          <span>
            <strong>{holder.username}</strong>
            <br />
            <small>{setNamesOf(holder.permissions)}</small>
          </span>
        </Row>
        {operator?.hasCode === true && !own && <ResetCode id={holder.id} />}
      </Row>
      {operator?.lastAll === true && <p>{texts.lastAll}</p>}
      {own ? <p>{texts.own}</p> : <PermissionEditor key={holder.permissions.join()} holder={holder} act={save} />}
      {may('VIEW_USER') && <SubjectHistory subject={`user:${holder.id}`} />}
    </>
  );
};

/** Permissions of one person; also of a person who has none yet. */
export const OperatorDrawer = ({ id, operator }: { readonly id: string; readonly operator: Operator | undefined }) => {
  const query = useDeskUserQuery({ params: { id } }, { skip: operator !== undefined });
  const holder = operator ?? query.currentData;
  return (
    <Drawer
      title={holder === undefined ? texts.permissions : texts.drawer(holder.username)}
      subject={`user:${id}`}
      query={{ ...query, currentData: holder }}
    >
      {(shown) => <Content holder={shown} operator={operator} />}
    </Drawer>
  );
};

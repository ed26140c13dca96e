import { KeyRound } from '#client/kit/icons/key-round.tsx';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { useDeskUserQuery } from '#client/entities/desk/users-api.ts';
import { useResetDeskCodeMutation } from '#client/entities/desk/operators-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { ActButton, ActQuestion } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
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

const Content = ({ holder, operator }: { readonly holder: Holder; readonly operator: Operator | undefined }) => {
  const me = useMe();
  const may = useMay();
  const save = useSavePermissions(holder);
  const reset = useAct(useResetDeskCodeMutation(), { title: texts.resetCode, done: texts.reset });
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
        {operator?.hasCode === true && !own && (
          <ActButton act={reset} size="sm">
            <KeyRound aria-hidden />
            {texts.resetCode}
          </ActButton>
        )}
      </Row>
      <ActFailure failure={reset.failure} />
      <ActQuestion
        act={reset}
        title={texts.resetTitle}
        text={texts.resetText}
        confirmLabel={texts.resetCode}
        dangerous
        argsOf={() => ({ params: { id: holder.id } })}
      />
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

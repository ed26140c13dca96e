import { useState } from 'react';
import styled from 'styled-components';
import { type AdminPermission, adminPermissions } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { permissionSetNames, permissionSets } from '#domain/people/permission-sets.ts';
import { useSetAdminPermissionsMutation } from '#client/entities/admin/admin-users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { untilSeen } from '../../kit/acts/why-not';
import { PanelTitle } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { permissionGroups, permissionName } from '#domain/desk/permission-names.ts';
import { texts as kitTexts } from '../../kit/texts';
import { texts } from './texts';

interface Holder {
  readonly id: string;
  readonly username: string;
  readonly permissions: readonly AdminPermission[];
}

const Boxes = styled.div`
  display: grid;
  gap: 8px;
  label {
    font-size: 14px;
  }
  small {
    color: ${theme.color.text3};
  }
`;

const listed = (permissions: readonly AdminPermission[]): string => permissions.map(permissionName).join(', ');

const drafts: SheetDrafts<readonly AdminPermission[]> = new Map();

interface EditorProps {
  readonly holder: Holder;
  /** Why the last attempt failed. The editor begins anew when the permissions change, and the reason has to stay. */
  readonly failure: unknown;
  readonly onFailure: (failure: unknown) => void;
}

/** A checkbox for each permission; one implied by another is checked and cannot be changed alone. */
export const PermissionEditor = ({ holder, failure, onFailure }: EditorProps) => {
  const { id, username, permissions } = holder;
  const draft = useEditDraft(
    drafts,
    id,
    adminPermissions.filter((one) => permissions.includes(one)),
  );
  const chosen = new Set(draft.values);
  const [asking, setAsking] = useState(false);
  const [save, { isLoading }] = useSetAdminPermissionsMutation();
  const seen = useSeen(`user:${id}`, asking);
  const may = useMay();
  const toast = useToast();
  const now = adminPermissions.filter((one) => chosen.has(one));
  const gives = now.filter((one) => !permissions.includes(one));
  const takes = permissions.filter((one) => !chosen.has(one));
  const put = (next: ReadonlySet<AdminPermission>) => {
    onFailure(undefined);
    draft.change(adminPermissions.filter((one) => next.has(one)));
  };
  const toggle = (one: AdminPermission) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    put(next);
  };
  const run = async () => {
    setAsking(false);
    onFailure(undefined);
    const body = { permissions: now, ...(seen === undefined ? {} : { seen }) };
    const { error: refused } = await save({ params: { id }, body });
    if (refused !== undefined) return onFailure(refused);
    draft.forget();
    toast.success(texts.saved);
  };
  const unchanged = gives.length + takes.length === 0;
  const box = (one: AdminPermission) => {
    const byOther = hasPermission(
      now.filter((other) => other !== one),
      one,
    );
    return (
      <Checkbox
        key={one}
        checked={chosen.has(one) || byOther}
        disabled={!may(one) || (byOther && !chosen.has(one))}
        onChange={() => toggle(one)}
      >
        {permissionName(one)} {byOther && <small>{texts.byOther}</small>}
        {!may(one) && <small>{texts.notYours}</small>}
      </Checkbox>
    );
  };
  return (
    <Stack $gap={20}>
      <UnsavedNote draft={draft} />
      <Stack $gap={8}>
        <PanelTitle>{texts.addSet}</PanelTitle>
        <Row $gap={8}>
          {permissionSetNames.map((set) => (
            <Button
              key={set}
              size="sm"
              whyNot={permissionSets[set].every((one) => may(one)) ? null : texts.setNotYours}
              onClick={() => put(new Set([...chosen, ...permissionSets[set]]))}
            >
              {texts.sets[set]}
            </Button>
          ))}
        </Row>
      </Stack>
      {permissionGroups.map(({ title, names }) => (
        <Stack key={title} $gap={8} role="group" aria-label={title}>
          <PanelTitle>{title}</PanelTitle>
          <Boxes>{adminPermissions.filter((one) => one in names).map(box)}</Boxes>
        </Stack>
      ))}
      <ActFailure failure={failure} />
      <Button
        variant="primary"
        wide
        busy={isLoading}
        whyNot={unchanged ? kitTexts.nothingChanged : may('VIEW_USER') ? untilSeen(seen) : null}
        onClick={() => setAsking(true)}
      >
        {unchanged ? texts.unchanged : texts.save}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.saveDialog(username)}
          text={[
            ...(gives.length > 0 ? [texts.gives(listed(gives))] : []),
            ...(takes.length > 0 ? [texts.takes(listed(takes)), texts.takesMeans] : []),
          ].join(' ')}
          confirmLabel={texts.save}
          dangerous={takes.length > 0}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};

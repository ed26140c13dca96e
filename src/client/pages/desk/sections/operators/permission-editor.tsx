import styled from 'styled-components';
import { type AdminPermission, adminPermissions } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { permissionSetNames, permissionSets } from '#domain/people/permission-sets.ts';
import { useSetDeskPermissionsMutation } from '#client/entities/desk/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { PanelTitle } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { permissionGroups, permissionName } from '#domain/desk/permission-names.ts';
import { texts as kitTexts } from '../../kit/texts';
import { texts } from './texts';
import { ActButton, ActQuestion } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

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

/** An operator who may not read the person's log acts without it. */
export const useSavePermissions = ({ id, username }: Holder) => {
  const subject = useMay()('VIEW_USER') ? (`user:${id}` as const) : undefined;
  return useAct(useSetDeskPermissionsMutation(), { title: texts.drawer(username), subject, done: texts.saved });
};

interface EditorProps {
  readonly holder: Holder;
  /** Of whoever shows the editor: it begins anew when the permissions change, and a refusal has to stay. */
  readonly act: ReturnType<typeof useSavePermissions>;
}

/** A checkbox for each permission; one implied by another is checked and cannot be changed alone. */
export const PermissionEditor = ({ holder, act }: EditorProps) => {
  const { id, username, permissions } = holder;
  const draft = useEditDraft(
    drafts,
    id,
    adminPermissions.filter((one) => permissions.includes(one)),
  );
  const chosen = new Set(draft.values);
  const may = useMay();
  const now = adminPermissions.filter((one) => chosen.has(one));
  const gives = now.filter((one) => !permissions.includes(one));
  const takes = permissions.filter((one) => !chosen.has(one));
  const put = (next: ReadonlySet<AdminPermission>) => {
    act.clear();
    draft.change(adminPermissions.filter((one) => next.has(one)));
  };
  const toggle = (one: AdminPermission) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    put(next);
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
      <ActFailure failure={act.failure} />
      <ActButton act={act} variant="primary" wide whyNot={unchanged ? kitTexts.nothingChanged : null}>
        {unchanged ? texts.unchanged : texts.save}
      </ActButton>
      <ActQuestion
        act={act}
        title={texts.saveDialog(username)}
        text={[
          ...(gives.length > 0 ? [texts.gives(listed(gives))] : []),
          ...(takes.length > 0 ? [texts.takes(listed(takes)), texts.takesMeans] : []),
        ].join(' ')}
        confirmLabel={texts.save}
        dangerous={takes.length > 0}
        onDone={draft.forget}
        argsOf={(seen) => ({ params: { id }, body: { permissions: now, ...(may('VIEW_USER') && { seen }) } })}
      />
    </Stack>
  );
};

import type { FormEvent } from 'react';
import { categoryKinds } from '#domain/games/category.ts';
import { criterionLimits } from '#domain/mates/review.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useChangeCriterionMutation, useCreateCriterionMutation } from '#client/entities/desk/review-criteria-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';
import { useAct } from '../../kit/acts/use-act';

export type Criterion = CallResponse<'GET /v1/admin/review-criteria'>['items'][number];

interface CriterionDraft extends Pick<Criterion, 'name' | 'kind' | 'active'> {
  readonly typedPosition: string;
}

const drafts: SheetDrafts<CriterionDraft> = new Map();

/** A new criterion, or an existing one. */
export const CriterionDialog = ({
  criterion,
  position,
  onClose,
}: {
  readonly criterion: Criterion | null;
  /** The position of a new one. */
  readonly position: number;
  readonly onClose: () => void;
}) => {
  const title = criterion === null ? texts.newTitle : texts.editTitle;
  const create = useAct(useCreateCriterionMutation(), { title, done: texts.saved, onClose });
  const change = useAct(useChangeCriterionMutation(), {
    title,
    subject: criterion === null ? undefined : `criterion:${criterion.id}`,
    done: texts.saved,
    onClose,
  });
  const { busy, failure, whyNot } = criterion === null ? create : change;
  const about = criterion === null ? 'new' : String(criterion.id);
  const draft = useEditDraft<CriterionDraft>(drafts, about, {
    name: criterion?.name ?? '',
    kind: criterion?.kind ?? null,
    active: criterion?.active ?? true,
    typedPosition: String(criterion?.position ?? position),
  });
  const { name, kind, active, typedPosition } = draft.values;
  const put = (part: Partial<CriterionDraft>) => draft.change({ ...draft.values, ...part });
  const at = Number(typedPosition);
  const wrongPlace = !Number.isInteger(at) || at < 1 || at > criterionLimits.positionMax;
  const wrong = wrongPlace || name.trim().length < criterionLimits.nameMin;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    const body = { name: name.trim(), kind, active, position: at };
    const saved =
      criterion === null
        ? await create.run(() => ({ body }))
        : await change.run((seen) => ({ params: { id: criterion.id }, body: { ...body, seen } }));
    if (saved) draft.forget();
  };
  return (
    <Dialog title={title} onClose={onClose} width={420}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {criterion !== null && <UnsavedNote draft={draft} />}
          <TextField
            autoFocus
            label={texts.name}
            maxLength={criterionLimits.nameMax}
            value={name}
            onChange={({ target }) => put({ name: target.value })}
          />
          <Select
            label={texts.kind}
            placeholder={texts.anyKind}
            options={categoryKinds.map((value) => ({ value, label: categoryNames[value] }))}
            value={kind ?? ''}
            onChange={({ target }) => put({ kind: categoryKinds.find((one) => one === target.value) ?? null })}
          />
          <TextField
            label={texts.position}
            inputMode="numeric"
            value={typedPosition}
            error={wrongPlace ? texts.positionWrong : undefined}
            onChange={({ target }) => put({ typedPosition: target.value })}
          />
          <Checkbox checked={active} onChange={() => put({ active: !active })}>
            {texts.active}
          </Checkbox>
          <ActFailure failure={failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={busy} whyNot={unlessFilled(!wrong) ?? whyNot}>
              {texts.save}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

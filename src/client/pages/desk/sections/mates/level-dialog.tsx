import { levelName } from '#domain/mates/level-name.ts';
import { type MateLevel, mateLevels } from '#domain/mates/grade.ts';
import { useChangeMateAccessMutation } from '#client/entities/desk/mates-api.ts';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import type { ActProps } from './mate';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

interface AccessDraft {
  readonly grade: MateLevel;
  readonly categoryIds: readonly number[];
  readonly verified: boolean;
}

const drafts: SheetDrafts<AccessDraft> = new Map();

/** The level (the star level is assigned here) and the categories of the mate's own game. */
export const LevelDialog = ({ mate, onClose }: ActProps) => {
  const change = useAct(useChangeMateAccessMutation(), {
    title: texts.levelTitle,
    subject: `mate:${mate.person.id}`,
    done: texts.saved,
    onClose,
  });
  const draft = useEditDraft<AccessDraft>(drafts, mate.person.id, {
    grade: mate.grade,
    categoryIds: mate.categories.filter((one) => one.chosen).map(({ id }) => id),
    verified: mate.verifiedAt !== null,
  });
  const { grade, verified } = draft.values;
  const chosen = new Set(draft.values.categoryIds);
  const put = (part: Partial<AccessDraft>) => draft.change({ ...draft.values, ...part });
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    put({ categoryIds: mate.categories.map((one) => one.id).filter((one) => next.has(one)) });
  };
  const isOpen = (id: number): boolean =>
    verified || mate.categories.every((one) => one.id !== id || !one.needsVerification);
  return (
    <ActDialog
      act={change}
      title={texts.levelTitle}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      onDone={draft.forget}
      argsOf={(said) => ({
        params: { id: mate.person.id },
        body: { gameId: mate.gameId, grade, categoryIds: [...chosen].filter(isOpen), verified, ...said },
      })}
    >
      <UnsavedNote draft={draft} />
      <Select
        label={texts.level}
        options={mateLevels.map((value) => ({ value, label: levelName(value) }))}
        value={grade}
        onChange={({ target }) => put({ grade: mateLevels.find((level) => level === target.value) ?? mate.grade })}
      />
      <Checkbox checked={verified} onChange={() => put({ verified: !verified })}>
        {texts.verified}
      </Checkbox>
      <Stack $gap={8} role="group" aria-label={texts.categories}>
        {mate.categories.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen.has(id) && isOpen(id)} disabled={!isOpen(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))}
      </Stack>
    </ActDialog>
  );
};

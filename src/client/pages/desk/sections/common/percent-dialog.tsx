import { type MateLevel, percentOfGrade } from '#domain/mates/grade.ts';
import { useChangeMatePercentMutation } from '#client/entities/desk/mates-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { texts } from './percent-texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import type { DeskSubject } from '#domain/people/desk-subject.ts';

interface PercentDialogProps {
  readonly mate: { readonly person: { readonly id: string }; readonly percent: number; readonly grade: MateLevel };
  /** Of whose log the version goes along; undefined: the operator may not read it. */
  readonly subject: DeskSubject | undefined;
  readonly onClose: () => void;
}

/** Rubles: a round price to illustrate a percent. */
const example = 1000;

/** What a percent means in money, compared with the present one and that of the level. */
const meaningOf = ({ percent, grade }: PercentDialogProps['mate'], wanted: number): string => {
  const of = (share: number) => formatMoney((example * share) / 100);
  const price = formatMoney(example);
  const meaning = percent === wanted ? texts.same(price, of(percent)) : texts.means(price, of(wanted), of(percent));
  return `${texts.byLevel(percentOfGrade(grade))} ${meaning}`;
};

const drafts: SheetDrafts<string> = new Map();

/** The mate's percent of order. */
export const PercentDialog = ({ mate, subject, onClose }: PercentDialogProps) => {
  const change = useAct(useChangeMatePercentMutation(), { title: texts.title, subject, done: texts.saved, onClose });
  const draft = useEditDraft(drafts, mate.person.id, String(mate.percent));
  const typed = draft.values;
  const percent = Number(typed);
  const wrong = typed.trim() === '' || !Number.isInteger(percent) || percent < 0 || percent > 100;
  return (
    <ActDialog
      act={change}
      title={texts.title}
      confirmLabel={texts.save}
      toPerson={false}
      dangerous={false}
      incomplete={wrong}
      onDone={draft.forget}
      argsOf={({ reason, seen }) => ({
        params: { id: mate.person.id },
        body: { percent, comment: reason, ...(subject !== undefined && { seen }) },
      })}
    >
      <UnsavedNote draft={draft} />
      <TextField
        label={texts.percent}
        inputMode="numeric"
        value={typed}
        error={wrong ? texts.wrong : undefined}
        hint={wrong ? undefined : meaningOf(mate, percent)}
        onChange={({ target }) => draft.change(target.value)}
      />
    </ActDialog>
  );
};

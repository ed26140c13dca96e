import { useState } from 'react';
import { type MateLevel, percentOfGrade } from '#domain/mates/grade.ts';
import { useChangeMatePercentMutation } from '#client/entities/admin/admin-mates-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { texts } from './percent-texts';

interface PercentDialogProps {
  readonly mate: { readonly person: { readonly id: string }; readonly percent: number; readonly grade: MateLevel };
  /** Undefined: the operator may not read the history of mates. */
  readonly seen: number | undefined;
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
export const PercentDialog = ({ mate, seen, onClose }: PercentDialogProps) => {
  const [change] = useChangeMatePercentMutation();
  const draft = useEditDraft(drafts, mate.person.id, String(mate.percent));
  const typed = draft.values;
  // The version seen when it opened: a change behind it must lead to a refusal, not pass unnoticed.
  const [first] = useState(seen);
  const toast = useToast();
  const percent = Number(typed);
  const wrong = typed.trim() === '' || !Number.isInteger(percent) || percent < 0 || percent > 100;
  return (
    <ReasonDialog
      title={texts.title}
      confirmLabel={texts.save}
      toPerson={false}
      dangerous={false}
      incomplete={wrong}
      onClose={onClose}
      onConfirm={async (comment) => {
        const body = { percent, comment, ...(first === undefined ? {} : { seen: first }) };
        await change({ params: { id: mate.person.id }, body }).unwrap();
        draft.forget();
        toast.success(texts.saved);
      }}
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
    </ReasonDialog>
  );
};

import { useState } from 'react';
import {
  useChangeRegistrationBonusMutation,
  useChangeSettingMutation,
} from '#client/entities/admin/admin-settings-api.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { useSeen } from '../../kit/drawer/subject-history';
import { settingValueText } from '#domain/desk/setting-value-text.ts';
import type { SettingRow } from './setting-row';
import { texts } from './texts';

/** In the setting's own unit; undefined while it is not a number within the limits. Only sums have a fraction. */
const valueOf = ({ unit, min, max }: SettingRow, typed: string): number | undefined => {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (!(unit === 'MONEY' ? /^\d+(?:\.\d{1,2})?$/ : /^\d+$/).test(plain)) return undefined;
  const value = Number(plain);
  return value >= min && value <= max ? value : undefined;
};

const units = { MONEY: texts.roubles, PERCENT: texts.percent, MINUTES: texts.minutes, SWITCH: '' } as const;

const drafts: SheetDrafts<string> = new Map();

/** A new value within its limits, and the reason. */
export const ChangeSetting = ({ row, onClose }: { readonly row: SettingRow; readonly onClose: () => void }) => {
  const { name, unit, value } = row;
  const isSwitch = unit === 'SWITCH';
  const draft = useEditDraft(drafts, name, String(value));
  const typed = draft.values;
  const [change] = useChangeSettingMutation();
  const [changeBonus] = useChangeRegistrationBonusMutation();
  const seen = useSeen(`setting:${name}`, true);
  const toast = useToast();
  // What the operator has chosen, even if another operator switches it meanwhile.
  const [switched] = useState(1 - value);
  const next = isSwitch ? switched : valueOf(row, typed);
  const bounds = texts.bounds(settingValueText(row, row.min), settingValueText(row, row.max));
  const save = async (reason: string) => {
    if (next === undefined || seen === undefined) return;
    const body = { value: next, reason, seen };
    await (name === 'registration-bonus' ? changeBonus({ body }) : change({ params: { name }, body })).unwrap();
    draft.forget();
    toast.success(texts.saved);
  };
  return (
    <ReasonDialog
      title={
        isSwitch
          ? switched === 0
            ? texts.takeBackDialog
            : texts.publishDialog
          : texts.dialog(texts.settings[name].name)
      }
      confirmLabel={isSwitch ? (switched === 0 ? texts.takeBack : texts.publish) : texts.save}
      toPerson={false}
      dangerous={false}
      incomplete={next === undefined || seen === undefined}
      onConfirm={save}
      onClose={onClose}
    >
      {!isSwitch && <UnsavedNote draft={draft} />}
      {!isSwitch && (
        <TextField
          label={`${texts.value}, ${units[unit]}`}
          hint={`${bounds}. ${texts.usual(settingValueText(row, row.usual))}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={typed !== '' && next === undefined ? texts.wrong(bounds) : undefined}
          onChange={({ target }) => draft.change(target.value)}
        />
      )}
    </ReasonDialog>
  );
};

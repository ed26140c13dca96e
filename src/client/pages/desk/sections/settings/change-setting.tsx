import { useState } from 'react';
import { useChangeRegistrationBonusMutation, useChangeSettingMutation } from '#client/entities/desk/settings-api.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { settingValueText } from '#domain/desk/setting-value-text.ts';
import type { SettingRow } from './setting-row';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

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
  // What the operator has chosen, even if another operator switches it meanwhile.
  const [switched] = useState(1 - value);
  const next = isSwitch ? switched : valueOf(row, typed);
  const bounds = texts.bounds(settingValueText(row, row.min), settingValueText(row, row.max));
  const titleOf = !isSwitch ? texts.dialog : switched === 0 ? texts.switchOffDialog : texts.switchOnDialog;
  const title = titleOf(texts.settings[name].name);
  const about = { title, subject: `setting:${name}`, done: texts.saved, onClose } as const;
  const change = useAct(useChangeSettingMutation(), about);
  const changeBonus = useAct(useChangeRegistrationBonusMutation(), about);
  const form = {
    title,
    confirmLabel: isSwitch ? (switched === 0 ? texts.switchOff : texts.switchOn) : texts.save,
    toPerson: false,
    dangerous: false,
    incomplete: next === undefined,
    onDone: draft.forget,
  } as const;
  const field = isSwitch ? null : (
    <>
      <UnsavedNote draft={draft} />
      <TextField
        label={`${texts.value}, ${units[unit]}`}
        hint={`${bounds}. ${texts.usual(settingValueText(row, row.usual))}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={typed !== '' && next === undefined ? texts.wrong(bounds) : undefined}
        onChange={({ target }) => draft.change(target.value)}
      />
    </>
  );
  return name === 'registration-bonus' ? (
    <ActDialog {...form} act={changeBonus} argsOf={(said) => ({ body: { value: next ?? 0, ...said } })}>
      {field}
    </ActDialog>
  ) : (
    <ActDialog {...form} act={change} argsOf={(said) => ({ params: { name }, body: { value: next ?? 0, ...said } })}>
      {field}
    </ActDialog>
  );
};

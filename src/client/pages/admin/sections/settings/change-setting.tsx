import {
  useChangeRegistrationBonusMutation,
  useChangeSettingMutation,
} from '../../../../entities/admin/admin-settings-api';
import type { SheetDrafts } from '../../../../kit/form/sheet-drafts';
import { TextField } from '../../../../kit/form/text-field';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { useSeen } from '../../kit/drawer/subject-history';
import { settingValueText } from '../../../../entities/admin/setting-value-text';
import type { SettingRow } from './setting-row';
import { texts } from './texts';

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
  const next = isSwitch ? 1 - value : Number(typed.replace(',', '.'));
  const save = async (reason: string) => {
    const body = { value: next, reason, seen: seen ?? 0 };
    await (name === 'registration-bonus' ? changeBonus({ body }) : change({ params: { name }, body })).unwrap();
    draft.forget();
    toast.success(texts.saved);
  };
  return (
    <ReasonDialog
      title={
        isSwitch ? (value === 1 ? texts.takeBackDialog : texts.publishDialog) : texts.dialog(texts.settings[name].name)
      }
      confirmLabel={isSwitch ? (value === 1 ? texts.takeBack : texts.publish) : texts.save}
      toPerson={false}
      dangerous={false}
      onConfirm={save}
      onClose={onClose}
    >
      {!isSwitch && <UnsavedNote draft={draft} />}
      {!isSwitch && (
        <TextField
          label={`${texts.value}, ${units[unit]}`}
          hint={`${texts.bounds(settingValueText(row, row.min), settingValueText(row, row.max))}. ${texts.usual(settingValueText(row, row.usual))}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => draft.change(target.value)}
        />
      )}
    </ReasonDialog>
  );
};

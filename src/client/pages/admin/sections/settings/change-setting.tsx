import { useState } from 'react';
import {
  useChangeRegistrationBonusMutation,
  useChangeSettingMutation,
} from '../../../../entities/admin/admin-settings-api';
import { TextField } from '../../../../kit/form/text-field';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { type SettingRow, valueText } from './setting-row';
import { texts } from './texts';

const units = { MONEY: texts.roubles, PERCENT: texts.percent, MINUTES: texts.minutes, SWITCH: '' } as const;

/** A new value within its limits, and the reason. */
export const ChangeSetting = ({ row, onClose }: { readonly row: SettingRow; readonly onClose: () => void }) => {
  const { name, unit, value } = row;
  const isSwitch = unit === 'SWITCH';
  const [typed, setTyped] = useState(String(value));
  const [change] = useChangeSettingMutation();
  const [changeBonus] = useChangeRegistrationBonusMutation();
  const seen = useSeen(`setting:${name}`, true);
  const toast = useToast();
  const next = isSwitch ? 1 - value : Number(typed.replace(',', '.'));
  const save = async (reason: string) => {
    const body = { value: next, reason, seen: seen ?? 0 };
    await (name === 'registration-bonus' ? changeBonus({ body }) : change({ params: { name }, body })).unwrap();
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
      {!isSwitch && (
        <TextField
          label={`${texts.value}, ${units[unit]}`}
          hint={`${texts.bounds(valueText(row, row.min), valueText(row, row.max))}. ${texts.usual(valueText(row, row.usual))}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ReasonDialog>
  );
};

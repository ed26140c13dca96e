import { useState } from 'react';
import { useCorrectTaxesMutation, useTaxesOfQuery } from '#client/entities/desk/taxes-api.ts';
import { Select } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { isPersonInn, taxpayerTerms, type TaxStatus, taxStatuses } from '#domain/taxes/tax-status.ts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import { texts } from './texts';

interface TaxDialogProps {
  readonly mate: { readonly id: string; readonly username: string };
  readonly onClose: () => void;
}

interface Typed {
  readonly status?: TaxStatus | null;
  readonly inn?: string;
  readonly name?: string;
  readonly phone?: string;
}

/** How a mate pays taxes, and what a register is told about them. */
export const TaxDialog = ({ mate: { id, username }, onClose }: TaxDialogProps) => {
  const { data } = useTaxesOfQuery({ params: { id } });
  const save = useAct(useCorrectTaxesMutation(), {
    title: texts.correctTitle(username),
    done: texts.corrected,
    onClose,
  });
  const [typed, setTyped] = useState<Typed>({});
  const { status, inn, name, phone } = { status: null, inn: '', name: '', phone: '', ...data?.profile, ...typed };
  const isRight =
    status !== null &&
    isPersonInn(inn.trim()) &&
    name.trim().length >= taxpayerTerms.nameMin &&
    taxpayerTerms.phone.test(phone.trim());
  return (
    <ActDialog
      act={save}
      title={texts.correctTitle(username)}
      confirmLabel={texts.correctDo}
      toPerson
      dangerous={false}
      incomplete={!isRight || data === undefined}
      argsOf={({ reason }) => ({
        params: { id },
        body: {
          reason,
          seen: data?.seen ?? 0,
          changedAt: data?.profile?.changedAt ?? null,
          status: status ?? 'INDIVIDUAL',
          inn: inn.trim(),
          name: name.trim(),
          phone: phone.trim(),
        },
      })}
    >
      <Select
        label={texts.status}
        placeholder={texts.notTold}
        options={taxStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
        value={status ?? ''}
        onChange={({ target }) =>
          setTyped({ ...typed, status: taxStatuses.find((one) => one === target.value) ?? null })
        }
      />
      <TextField
        label={texts.inn}
        inputMode="numeric"
        autoComplete="off"
        maxLength={taxpayerTerms.innLength}
        value={inn}
        error={inn.trim().length >= 10 && !isPersonInn(inn.trim()) ? texts.innWrong : undefined}
        onChange={({ target }) => setTyped({ ...typed, inn: target.value })}
      />
      <TextField
        label={texts.legalName}
        autoComplete="off"
        maxLength={taxpayerTerms.nameMax}
        value={name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        inputMode="tel"
        autoComplete="off"
        maxLength={taxpayerTerms.phoneMax}
        value={phone}
        onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
      />
    </ActDialog>
  );
};

import { useState } from 'react';
import { Money } from '#client/entities/money/money.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { payoutReference } from '#domain/money/withdrawal.ts';
import { ActDialog, type ActDialogProps, type Said } from '../../kit/acts/act-dialog';
import { SumLine } from '../../kit/drawer/panel';

interface LeavingSumProps {
  readonly label: string;
  /** Rubles. */
  readonly amount: number;
}

/** The sum that leaves the service. */
export const LeavingSum = ({ label, amount }: LeavingSumProps) => (
  <dl>
    <SumLine label={label} value={<Money value={amount} />} />
  </dl>
);

interface MoneyLeftDialogProps<Args> extends Pick<
  ActDialogProps<Args>,
  'act' | 'title' | 'confirmLabel' | 'consequence'
> {
  readonly referenceLabel: string;
  readonly argsOf: (said: Said & { readonly reference: string }) => NoInfer<Args>;
}

/** An operator has seen that the money has left, and writes its number at the bank or the provider down. */
export const MoneyLeftDialog = <Args,>({ referenceLabel, argsOf, ...dialog }: MoneyLeftDialogProps<Args>) => {
  const [typed, setTyped] = useState('');
  const reference = typed.trim();
  return (
    <ActDialog
      {...dialog}
      toPerson={false}
      dangerous={false}
      incomplete={reference.length < payoutReference.min}
      argsOf={(said) => argsOf({ ...said, reference })}
    >
      <TextField
        label={referenceLabel}
        autoComplete="off"
        maxLength={payoutReference.max}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  );
};

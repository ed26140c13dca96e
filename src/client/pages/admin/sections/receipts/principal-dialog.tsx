import { useState } from 'react';
import { isInn } from '#domain/receipts/inn.ts';
import { principalTerms } from '#domain/receipts/receipt-terms.ts';
import { usePrincipalQuery, useSetPrincipalMutation } from '#client/entities/admin/admin-receipts-api.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

interface PrincipalDialogProps {
  readonly mate: { readonly id: string; readonly username: string };
  readonly onClose: () => void;
}

/** What a register is told about a mate whom the service is the agent of. */
export const PrincipalDialog = ({ mate: { id, username }, onClose }: PrincipalDialogProps) => {
  const { data } = usePrincipalQuery({ params: { id } });
  const save = useAct(useSetPrincipalMutation(), {
    title: texts.principalTitle(username),
    done: texts.principalSaved,
    onClose,
  });
  const [typed, setTyped] = useState<{ inn?: string; name?: string; phone?: string }>({});
  const { inn, name, phone } = { inn: '', name: '', phone: '', ...data?.principal, ...typed };
  const isRight =
    isInn(inn.trim()) && name.trim().length >= principalTerms.nameMin && principalTerms.phone.test(phone.trim());
  return (
    <ActDialog
      act={save}
      title={texts.principalTitle(username)}
      confirmLabel={texts.principalDo}
      toPerson={false}
      dangerous={false}
      incomplete={!isRight}
      argsOf={({ reason }) => ({
        params: { id },
        body: { reason, inn: inn.trim(), name: name.trim(), phone: phone.trim() },
      })}
    >
      <TextField
        label={texts.inn}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={inn}
        error={inn.trim().length >= 10 && !isInn(inn.trim()) ? texts.innWrong : undefined}
        onChange={({ target }) => setTyped({ ...typed, inn: target.value })}
      />
      <TextField
        label={texts.legalName}
        autoComplete="off"
        maxLength={principalTerms.nameMax}
        value={name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        inputMode="tel"
        autoComplete="off"
        maxLength={principalTerms.phoneMax}
        value={phone}
        onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
      />
    </ActDialog>
  );
};

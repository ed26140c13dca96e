import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { promoCodeLimits } from '../../../domain/settings/promo-code-limits';
import { Button } from '../controls/button';
import { TextField } from '../form/text-field';
import { texts } from './texts';

interface PromoCodeFormProps {
  /** Gives why the code is refused, in words; null when it is taken. */
  readonly onApply: (code: string) => Promise<string | null>;
  readonly hint?: ReactNode;
}

const { length } = promoCodeLimits;

/** A code to try: what is typed stays after a refusal, and the refusal stands under the field. */
export const PromoCodeForm = ({ onApply, hint }: PromoCodeFormProps) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = typed.trim().toUpperCase();
    if (code.length < length.min || code.length > length.max) return setProblem(texts.promoShort(length.min, length.max));
    setBusy(true);
    const refusal = await onApply(code);
    setBusy(false);
    setProblem(refusal ?? undefined);
    if (refusal === null) setTyped('');
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={texts.promo}
        value={typed}
        maxLength={length.max}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        hint={hint}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        after={
          <Button type="submit" size="sm" variant="soft" busy={busy}>
            {texts.promoApply}
          </Button>
        }
      />
    </form>
  );
};

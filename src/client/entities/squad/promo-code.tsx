import { Row } from '../../kit/layout/stack';
import { Check } from '../../kit/icons/check';
import { X } from '../../kit/icons/x';
import { type FormEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../../kit/controls/icon-button';
import { Badge } from '../../kit/display/badge';
import { texts } from './texts';
import { promoCodeLimits } from '#domain/pricing/promo-code.ts';
import { Button } from '../../kit/controls/button';
import { TextField } from '../../kit/form/text-field';
import { unlessChanged } from '../../kit/form/unless-changed';

interface AppliedPromoCodeProps {
  readonly code: string;
  /** «−10 %», if it is known. */
  readonly saving?: string;
  readonly onRemove: () => unknown;
}

/** The applied code with a button that removes it. */
export const AppliedPromoCode = ({ code, saving = '', onRemove }: AppliedPromoCodeProps) => (
  <Row $gap={8} $wrap="nowrap" $justify="space-between">
    <Badge $tone="ok">
      <Check aria-hidden size={14} />
      {code} {saving}
    </Badge>
    <IconButton label={texts.promoRemove(code)} onClick={onRemove}>
      <X aria-hidden />
    </IconButton>
  </Row>
);

interface PromoCodeFormProps {
  /** Resolves with the text of the refusal; null if the code was accepted. */
  readonly onApply: (code: string) => Promise<string | null>;
  readonly hint?: ReactNode;
}

const { length } = promoCodeLimits;

/** A form for a promo code: after a refusal the input stays, with the reason under the field. */
export const PromoCodeForm = ({ onApply, hint }: PromoCodeFormProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = typed.trim().toUpperCase();
    if (code.length < length.min || code.length > length.max) return setError(texts.promoShort(length.min, length.max));
    setBusy(true);
    const refusal = await onApply(code);
    setBusy(false);
    setError(refusal ?? undefined);
    if (refusal === null) setTyped(unlessChanged(typed, ''));
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
        error={error}
        hint={hint}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
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

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { Category } from '../../../../contract/reference';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { failureOf } from '../../../api/api-failure';
import { useValidatePromoCodeMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { IconButton } from '../../../ui/controls/icon-button';
import { Badge } from '../../../ui/data/badge';
import { formatMoney } from '../../../ui/data/format-money';
import { TextField } from '../../../ui/form/text-field';
import { useGameId } from '../../../ui/routing/use-game-id';
import type { Draft } from '../draft/draft';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';

const Applied = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

interface PromoCodeProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly category: Category | undefined;
}

/** A code is asked about first; what does not fit says why under the field and stays typed. A trial lesson takes none. */
export const PromoCode = ({ draft: { promoCode }, change, category }: PromoCodeProps) => {
  const gameId = useGameId();
  const [validate, { isLoading, data }] = useValidatePromoCodeMutation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  if (category?.kind === trialLesson.categoryKind) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    if (category === undefined) return setProblem(texts.promoFirst);
    if (code.length < 3 || code.length > 32) return setProblem(texts.promoShort);
    if (isLoading) return;
    try {
      await validate({ body: { code, gameId, categoryId: category.id } }).unwrap();
      change(() => ({ promoCode: code }));
      setTyped('');
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  if (promoCode !== '') {
    const saving = data?.code !== promoCode ? '' : data.percent !== null ? ` −${data.percent} %` : data.amount !== null ? ` ${formatMoney(-data.amount)}` : '';
    return (
      <Applied>
        <Badge $tone="ok">
          <Check aria-hidden size={14} />
          {promoCode}
          {saving}
        </Badge>
        <IconButton label={texts.promoRemove} onClick={() => change(() => ({ promoCode: '' }))}>
          <X aria-hidden />
        </IconButton>
      </Applied>
    );
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={texts.promo}
        value={typed}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        after={
          <Button type="submit" size="sm" variant="soft" busy={isLoading}>
            {texts.promoApply}
          </Button>
        }
      />
    </form>
  );
};

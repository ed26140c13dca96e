import { useState } from 'react';
import styled from 'styled-components';
import type { Category, Game } from '../../../../contract/reference';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { useMe } from '../../../api/use-me';
import { Button } from '../../../ui/controls/button';
import { Money } from '../../../ui/data/money';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Select } from '../../../ui/form/select';
import { FinePrint } from '../../../ui/layout/fine-print';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { MateLine } from '../../../ui/people/mate-line';
import { TextLink } from '../../../ui/routing/text-link';
import { DurationChoice } from '../../../ui/squad/duration-choice';
import { serverNow } from '../../../ui/time/server-now';
import { draftProblem } from '../draft/draft-problem';
import { toNewSquad } from '../draft/to-new-squad';
import { Lines, Total } from '../summary/summary-look';
import { quoteBody } from '../summary/quote-body';
import { useQuote } from '../summary/use-quote';
import { texts } from '../texts';
import { useCreateSquad } from '../use-create-squad';
import { mateDraft } from './mate-draft';

const More = styled(TextLink)`
  align-self: center;
  margin-right: auto;
  font-size: 14px;
`;

interface MateOrderFormProps {
  readonly mate: MateCard;
  readonly categories: readonly Category[];
  readonly game: Game;
  /** Chosen where the mate was called from. */
  readonly firstCategory?: number | undefined;
  readonly onClose: () => void;
}

export const MateOrderForm = ({ mate, categories, game, firstCategory, onClose }: MateOrderFormProps) => {
  const me = useMe();
  const played = categories.filter(({ kind }) => mate.categories.includes(kind));
  const [categoryId, setCategoryId] = useState(() => (played.find(({ id }) => id === firstCategory) ?? played.find(({ kind }) => kind !== 'EDUCATION_PROMO') ?? played[0])?.id);
  const [durationMinutes, setDuration] = useState(60);
  const category = played.find(({ id }) => id === categoryId);
  const draft = mateDraft(mate, game, category, durationMinutes);
  const { quote, loading, problem, retry } = useQuote(quoteBody(draft, game.id, me));
  const create = useCreateSquad();
  const body = toNewSquad(draft, game.id);
  const submit = async () => {
    if (body !== null && (await create(body, () => mate.name))) onClose();
  };
  return (
    <>
      <MateLine mate={mate} />
      <Select
        label={texts.modalCategory}
        value={String(categoryId ?? '')}
        options={played.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => setCategoryId(Number(target.value))}
      />
      <div>
        <DurationChoice kind={category?.kind ?? null} value={draft.durationMinutes} onChange={setDuration} />
      </div>
      <Lines aria-busy={loading}>
        <Total>
          <dt>{texts.total}</dt>
          <dd>{quote === undefined ? loading ? <Skeleton $width="112px" $height={29} /> : '—' : <Money value={quote.total} />}</dd>
        </Total>
      </Lines>
      {problem !== null && (
        <FinePrint role="alert">
          {problem}{' '}
          <Button size="sm" variant="ghost" onClick={retry}>
            {texts.retry}
          </Button>
        </FinePrint>
      )}
      <FinePrint>{texts.note}</FinePrint>
      <DialogActions>
        <More to={`/${game.id}/squads/create?mate=${mate.id}&minutes=${draft.durationMinutes}${categoryId === undefined ? '' : `&category=${categoryId}`}`} onClick={onClose}>
          {texts.modalMore}
        </More>
        <Button variant="primary" whyNot={draftProblem(draft, me, game, category, serverNow())} onClick={submit}>
          {texts.create}
        </Button>
      </DialogActions>
    </>
  );
};

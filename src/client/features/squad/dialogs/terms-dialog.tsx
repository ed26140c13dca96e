import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { takenSlots } from '../../../../domain/squad/queries/slots';
import { useGameCategoriesQuery, useGamesQuery, useLanguagesQuery } from '../../../api/reference-api';
import { useUpdateSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { Select } from '../../../ui/form/select';
import { Dialog } from '../../../ui/overlay/dialog';
import { DialogActions } from '../../../ui/overlay/dialog-look';
import { DurationChoice } from '../../../ui/squad/duration-choice';
import { LanguageChoice } from '../../../ui/squad/language-choice';
import { PayModeChoice } from '../../../ui/squad/pay-mode-choice';
import { PlatformChoice } from '../../../ui/squad/platform-choice';
import { SlotsChoice } from '../../../ui/squad/slots-choice';
import { theme } from '../../../ui/theme/theme';
import { serverNow } from '../../../ui/time/server-now';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { changedTerms, termsOf } from './changed-terms';
import { hasPaid, paidWords } from './paid-words';
import { texts } from './texts';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  > span {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 500;
  }
`;

const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Part>
    <span aria-hidden>{label}</span>
    {children}
  </Part>
);

/** The owner's terms before the start. */
export const TermsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, state, me, whyNot } = useSquad();
  const [terms, setTerms] = useState(() => termsOf(view));
  const { data: games = [] } = useGamesQuery();
  const { data: categories = [], isError: noCategories, refetch: askCategories } = useGameCategoriesQuery({ params: { gameId: view.gameId } });
  const { data: languages = [], isError: noLanguages, refetch: askLanguages } = useLanguagesQuery();
  const [update] = useUpdateSquadMutation();
  const step = useStep(view.id);
  const game = games.find(({ id }) => id === view.gameId);
  const changes = changedTerms(termsOf(view), terms);
  const { categoryId, ...rest } = changes;
  const category = categories.find(({ id }) => id === terms.categoryId);
  const kind = category?.kind ?? view.category.kind;
  const reason = whyNot({
    type: 'squad.update',
    by: me.id,
    at: serverNow(),
    changes: { ...rest, ...(categoryId === undefined ? {} : { category: { id: categoryId, kind } }) },
    maxSlots: game?.maxSlots ?? view.slots,
    matesFit: { platform: true, language: true, category: true },
  });
  const change = (next: Partial<typeof terms>) => setTerms({ ...terms, ...next });
  const save = async () => {
    const { languages: spoken, ...others } = changes;
    const body = spoken === undefined ? others : { ...others, languages: [...spoken] };
    if (await step(() => update({ params: { id: view.id }, body }).unwrap(), texts.saved)) onClose();
  };
  return (
    <Dialog title={texts.terms} description={hasPaid(view) ? `${texts.termsText} ${paidWords(view)}` : texts.termsText} onClose={onClose} width={560}>
      <Select
        label={texts.category}
        value={String(terms.categoryId)}
        onRetry={noCategories ? askCategories : undefined}
        options={categories
          .filter((option) => (option.kind === trialLesson.categoryKind) === (view.category.kind === trialLesson.categoryKind))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => change({ categoryId: Number(target.value) })}
      />
      <Choice label={texts.platform}>
        <PlatformChoice platforms={game?.platforms ?? [view.platform]} value={terms.platform} onChange={(platform) => change({ platform })} />
      </Choice>
      <Choice label={texts.duration}>
        <DurationChoice kind={kind} value={terms.durationMinutes} onChange={(durationMinutes) => change({ durationMinutes })} />
      </Choice>
      <Choice label={texts.slots}>
        <SlotsChoice value={terms.slots} taken={takenSlots(state.context)} maxSlots={game?.maxSlots ?? view.slots} onChange={(slots) => change({ slots })} />
      </Choice>
      <Choice label={texts.payMode}>
        <PayModeChoice value={terms.payMode} onChange={(payMode) => change({ payMode })} />
      </Choice>
      <Choice label={texts.languages}>
        <LanguageChoice languages={languages} value={terms.languages} onChange={(codes) => change({ languages: codes })} onRetry={noLanguages ? askLanguages : undefined} />
      </Choice>
      <DialogActions>
        <Button variant="primary" whyNot={Object.keys(changes).length === 0 ? texts.nothingChanged : reason} onClick={save}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

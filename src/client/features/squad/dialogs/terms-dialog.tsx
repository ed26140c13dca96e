import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { PayMode } from '#domain/squad/facts/squad-enums.ts';
import type { Platform } from '#domain/games/platform.ts';
import { trialLesson } from '#domain/games/category.ts';
import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import { takenSlots } from '#domain/squad/selectors/invitations.ts';
import { useGameCategoriesQuery, useGamesQuery, useLanguagesQuery } from '#client/entities/game/reference-api.ts';
import { useUpdateSquadMutation } from '#client/entities/squad/squads-steps-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import {
  DurationChoice,
  LanguageChoice,
  PayModeChoice,
  PlatformChoice,
  SlotsChoice,
} from '#client/entities/squad/choices.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { hasPaid, paidText, texts } from './texts';

/** The terms that the dialog edits. */
interface Terms {
  readonly categoryId: number;
  readonly platform: Platform;
  readonly languages: readonly string[];
  readonly durationMinutes: number;
  readonly slots: number;
  readonly payMode: PayMode;
}

const editedTerms = ({ categoryId, platform, languages, durationMinutes, slots, payMode }: SquadTerms): Terms => ({
  categoryId,
  platform,
  languages,
  durationMinutes,
  slots,
  payMode,
});

const same = (one: Terms[keyof Terms], other: Terms[keyof Terms]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Only the changed fields, so that concurrent changes of others survive. */
const changedTerms = (before: Terms, after: Terms): Partial<Terms> => ({
  ...(same(before.categoryId, after.categoryId) ? {} : { categoryId: after.categoryId }),
  ...(same(before.platform, after.platform) ? {} : { platform: after.platform }),
  ...(same(before.languages, after.languages) ? {} : { languages: after.languages }),
  ...(same(before.durationMinutes, after.durationMinutes) ? {} : { durationMinutes: after.durationMinutes }),
  ...(same(before.slots, after.slots) ? {} : { slots: after.slots }),
  ...(same(before.payMode, after.payMode) ? {} : { payMode: after.payMode }),
});

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
  const pageState = useSquad();
  const { view, squad, me, whyNot } = pageState;
  const [terms, setTerms] = useState(() => editedTerms(squad));
  const { data: games = [] } = useGamesQuery();
  const {
    data: categories = [],
    isError: noCategories,
    refetch: askCategories,
  } = useGameCategoriesQuery({ params: { gameId: squad.gameId } });
  const languages = useLanguagesQuery();
  const [update] = useUpdateSquadMutation();
  const step = useStep();
  const game = games.find(({ id }) => id === squad.gameId);
  const changes = changedTerms(editedTerms(squad), terms);
  const { categoryId, ...rest } = changes;
  const category = categories.find(({ id }) => id === terms.categoryId);
  const kind = category?.kind ?? squad.categoryKind;
  const reason = whyNot({
    type: 'squad.update',
    by: me.id,
    at: serverNow(),
    changes: { ...rest, ...(categoryId === undefined ? {} : { category: { id: categoryId, kind } }) },
    maxSlots: game?.maxSlots ?? squad.slots,
    matesFit: { platform: true, language: true, category: true },
  });
  const change = (next: Partial<typeof terms>) => setTerms({ ...terms, ...next });
  const save = async () => {
    const { languages: spoken, ...others } = changes;
    const body = spoken === undefined ? others : { ...others, languages: [...spoken] };
    if (await step(() => update({ params: { id: view.id }, body }).unwrap(), texts.saved)) onClose();
  };
  return (
    <Dialog
      title={texts.terms}
      description={hasPaid(pageState) ? `${texts.termsText} ${paidText(pageState)}` : texts.termsText}
      onClose={onClose}
      width={560}
    >
      <Select
        label={texts.category}
        value={String(terms.categoryId)}
        onRetry={noCategories ? askCategories : undefined}
        options={categories
          .filter(
            (option) =>
              (option.kind === trialLesson.categoryKind) === (squad.categoryKind === trialLesson.categoryKind),
          )
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => change({ categoryId: Number(target.value) })}
      />
      <Choice label={texts.platform}>
        <PlatformChoice
          platforms={game?.platforms ?? [squad.platform]}
          value={terms.platform}
          onChange={(platform) => change({ platform })}
        />
      </Choice>
      <Choice label={texts.duration}>
        <DurationChoice
          kind={kind}
          value={terms.durationMinutes}
          onChange={(durationMinutes) => change({ durationMinutes })}
        />
      </Choice>
      <Choice label={texts.slots}>
        <SlotsChoice
          value={terms.slots}
          taken={takenSlots(squad)}
          maxSlots={game?.maxSlots ?? squad.slots}
          onChange={(slots) => change({ slots })}
        />
      </Choice>
      <Choice label={texts.payMode}>
        <PayModeChoice value={terms.payMode} onChange={(payMode) => change({ payMode })} />
      </Choice>
      <Choice label={texts.languages}>
        <LanguageChoice
          languages={languages}
          value={terms.languages}
          onChange={(codes) => change({ languages: codes })}
        />
      </Choice>
      <DialogActions>
        <Button
          variant="primary"
          whyNot={Object.keys(changes).length === 0 ? texts.nothingChanged : reason}
          onClick={save}
        >
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

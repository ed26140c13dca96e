import styled from 'styled-components';
import { formatDuration } from '#domain/text/format.ts';
import { useSquadRatesQuery } from '#client/entities/squad/squad-prices-api.ts';
import { from, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import type { Category, Game } from '#contract/reference.ts';
import { trialLesson } from '#domain/games/category.ts';
import { useLanguagesQuery } from '#client/entities/game/reference-api.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { DurationChoice, LanguageChoice, PlatformChoice } from '#client/entities/squad/choices.tsx';
import type { Draft } from '../draft/draft-schema';
import { shortWindow } from './short-window';
import type { ChangeDraft } from '../draft/use-draft';

/**
 * Its height is reserved while the rates load; on an error it stays empty. In a wide window it is next to the step's
 * title.
 */
const Hint = styled.p`
  min-height: 20px;
  margin-top: 8px;
  ${from('xl')} {
    position: absolute;
    top: 3px;
    right: 0;
    margin: 0;
  }
  color: ${theme.color.text3};
  font-size: 13px;
`;

/** What makes a session cheaper or dearer, shown before the price is requested. */
const RatesHint = () => {
  const { data: rates } = useSquadRatesQuery();
  const cheaper = rates?.durations
    .filter(({ discountPercent }) => discountPercent > 0)
    .map(({ minutes, discountPercent }) => texts.cheaper(formatDuration(minutes), discountPercent));
  return (
    <Hint>
      {rates !== undefined &&
        cheaper !== undefined &&
        [...cheaper, texts.extraClient(rates.extraClientPercent)].join(' · ')}
    </Hint>
  );
};

const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 40px;
  margin-top: 12px;
  ${shortWindow} {
    margin-top: 8px;
  }
  > span {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

interface WhenStepProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly game: Game | undefined;
  readonly category: Category | undefined;
}

export const WhenStep = ({ draft, change, game, category }: WhenStepProps) => {
  const languagesQuery = useLanguagesQuery();
  return (
    <>
      <Row>
        <PlatformChoice
          platforms={game?.platforms ?? [draft.platform]}
          value={draft.platform}
          onChange={(platform) => change(() => ({ platform }))}
        />
        <DurationChoice
          kind={category?.kind ?? 'FUN'}
          value={draft.durationMinutes}
          onChange={(durationMinutes) => change(() => ({ durationMinutes }))}
        />
      </Row>
      {category?.kind !== trialLesson.categoryKind && <RatesHint />}
      <Languages>
        <span aria-hidden>{texts.languages}</span>
        <LanguageChoice
          languages={languagesQuery}
          value={draft.languages}
          onChange={(codes) => change(() => ({ languages: [...codes] }))}
        />
      </Languages>
    </>
  );
};

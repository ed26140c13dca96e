import styled from 'styled-components';
import type { Category, Game } from '../../../../contract/reference';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { useLanguagesQuery } from '../../../api/reference-api';
import { Row } from '../../../ui/layout/stack';
import { DurationChoice } from '../../../ui/squad/duration-choice';
import { LanguageChoice } from '../../../ui/squad/language-choice';
import { PlatformChoice } from '../../../ui/squad/platform-choice';
import { theme } from '../../../ui/theme/theme';
import type { Draft } from '../draft/draft';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';
import { RatesHint } from './rates-hint';

const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 40px;
  margin-top: 12px;
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
  const { data: languages = [], isError, refetch } = useLanguagesQuery();
  return (
    <>
      <Row>
        <PlatformChoice platforms={game?.platforms ?? [draft.platform]} value={draft.platform} onChange={(platform) => change(() => ({ platform }))} />
        <DurationChoice
          kind={category?.kind ?? 'FUN'}
          value={draft.durationMinutes}
          onChange={(durationMinutes) => change(() => ({ durationMinutes }))}
        />
      </Row>
      {category?.kind !== trialLesson.categoryKind && <RatesHint />}
      <Languages>
        <span aria-hidden>{texts.languages}</span>
        <LanguageChoice languages={languages} value={draft.languages} onChange={(codes) => change(() => ({ languages: [...codes] }))} onRetry={isError ? refetch : undefined} />
      </Languages>
    </>
  );
};

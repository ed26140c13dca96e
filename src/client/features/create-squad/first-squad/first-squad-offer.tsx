import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../../contract/schemas/me';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { formatDuration } from '../../../../domain/text/format-duration';
import type { Category } from '../../../../contract/reference';
import { useFirstSquadPricesQuery } from '../../../api/squads-api';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/data/badge';
import { formatMoney } from '../../../ui/data/format-money';
import { Card, CardTitle } from '../../../ui/layout/card';
import { below } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';
import type { Draft } from '../draft/draft';
import type { ChangeDraft } from '../draft/use-draft';
import { FirstSquadMoney } from './first-squad-money';
import { texts } from './texts';

const Face = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin: 16px 0 8px;
  border-color: ${theme.color.violet};
  background: linear-gradient(90deg, ${theme.color.violetSoft}, ${theme.color.surface1});
  > svg {
    color: ${theme.color.violetText};
    ${below('sm')} {
      align-self: start;
    }
  }
  p {
    margin-top: 2px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
`;

interface FirstSquadOfferProps {
  readonly gameId: string;
  readonly me: Me | null;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly categories: readonly Category[];
}

/** For newcomers and guests, where the game has trial lessons; nothing for anybody else. */
export const FirstSquadOffer = ({ gameId, me, draft, change, categories }: FirstSquadOfferProps): ReactNode => {
  const { data } = useFirstSquadPricesQuery();
  const trial = categories.find(({ kind }) => kind === trialLesson.categoryKind);
  if (data?.available !== true || trial === undefined) return null;
  const chosen = draft.categoryId === trial.id;
  return (
    <Face as="section" aria-labelledby="first-squad">
      <Sparkles aria-hidden />
      <Words>
        <CardTitle id="first-squad">{texts.title(formatMoney(data.price))}</CardTitle>
        <p>{texts.text(formatDuration(data.durationMinutes))}</p>
        {chosen && draft.mates.length === 0 && <p>{texts.pick}</p>}
      </Words>
      {chosen ? (
        <Badge $tone="ok">{texts.chosen}</Badge>
      ) : (
        <Button variant="soft" onClick={() => change(() => ({ categoryId: trial.id, mates: [] }))}>
          {texts.choose}
        </Button>
      )}
      {chosen && me !== null && <FirstSquadMoney gameId={gameId} />}
    </Face>
  );
};

import styled from 'styled-components';
import type { Category } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { trialLesson } from '#domain/games/category.ts';
import { useGamesQuery } from '../../entities/game/reference-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { LandingColumns, LandingLead, LandingPoints } from '../../kit/layout/landing';
import { PriceFrom } from '../../entities/money/price-from';
import { Card } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { CategoryIcon } from '../../entities/game/category-icon';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';

interface CategoryHeroProps {
  readonly category: Category;
  readonly me: Me | null;
  readonly gameId: string;
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${theme.radius.r16};
  background: ${theme.color.violetSoft};
  color: ${theme.color.violetText};
  svg {
    width: 26px;
    height: 26px;
  }
`;

export const CategoryHero = ({ category, me, gameId }: CategoryHeroProps) => {
  const { data: games = [] } = useGamesQuery();
  const game = games.find(({ id }) => id === gameId)?.name ?? '';
  const { lead, points } = texts.stories[category.kind];
  const isTrial = category.kind === trialLesson.categoryKind;
  return (
    <LandingColumns>
      <Stack $gap={16}>
        <Sign aria-hidden>
          <CategoryIcon kind={category.kind} />
        </Sign>
        <PageTitle title={category.name}>
          {category.name} {texts.in(game)}
        </PageTitle>
        <LandingLead>{lead}</LandingLead>
        <LandingPoints label={texts.what} points={points} />
      </Stack>
      <Card>
        <Stack $gap={16}>
          <PriceFrom
            value={category.priceFrom}
            before={texts.priceFrom}
            after={isTrial ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour}
            nobody={texts.nobody}
          />
          <Row>
            <OwnSquadGate me={me} variant="primary" wide>
              <ButtonLink to={`${createSquadPath({ gameId })}?category=${category.id}`} variant="primary" wide>
                {texts.start}
              </ButtonLink>
              {(me === null || me.mateAccess === null) && !isTrial && (
                <ButtonLink to={`${squadsPath({ gameId })}?kind=${category.kind}`} wide>
                  {texts.join}
                </ButtonLink>
              )}
            </OwnSquadGate>
          </Row>
        </Stack>
      </Card>
    </LandingColumns>
  );
};

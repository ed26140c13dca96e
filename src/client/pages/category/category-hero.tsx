import type { Category } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { trialLesson } from '#domain/games/category.ts';
import { categoryStories } from '#domain/games/category-stories.ts';
import { useGamesQuery } from '../../entities/game/reference-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { LandingPoints } from '../../kit/layout/landing';
import { PriceFrom } from '../../entities/money/price-from';
import { Card } from '../../kit/layout/card';
import { PageTitle } from '../../kit/routing/page-title';
import { CategoryIcon } from '../../entities/game/category-icon';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { texts } from './texts';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';

interface CategoryHeroProps {
  readonly category: Category;
  readonly me: Me | null;
  readonly gameId: string;
}

/** The server's first screen writes the same (`landing-screens.ts`). */
export const CategoryHero = ({ category, me, gameId }: CategoryHeroProps) => {
  const { data: games = [] } = useGamesQuery();
  const game = games.find(({ id }) => id === gameId)?.name ?? '';
  const { lead, points } = categoryStories[category.kind];
  const isTrial = category.kind === trialLesson.categoryKind;
  return (
    <div className="landing">
      <div className="landing-text">
        <span className="landing-sign" aria-hidden>
          <CategoryIcon kind={category.kind} />
        </span>
        <PageTitle title={category.name}>{texts.titleIn(category.name, game)}</PageTitle>
        <p className="landing-lead">{lead}</p>
        <LandingPoints label={texts.what} points={points} />
      </div>
      <Card className="landing-card">
        <PriceFrom
          value={category.priceFrom}
          before={texts.priceFrom}
          after={isTrial ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour}
          nobody={texts.nobody}
        />
        <div className="landing-actions">
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
        </div>
      </Card>
    </div>
  );
};

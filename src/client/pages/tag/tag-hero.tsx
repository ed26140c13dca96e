import '#client/kit/theme/sheets/landing.ts';
import { ChevronRight } from '../../kit/icons/chevron-right';
import type { CallResponse } from '../../api/call';
import type { Me } from '#contract/schemas/me.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { LandingPoints } from '../../kit/layout/landing';
import { PriceFrom } from '../../entities/money/price-from';
import { Card } from '../../kit/layout/card';
import { PageTitle } from '../../kit/routing/page-title';
import { TextLink } from '../../kit/routing/text-link';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { texts } from './texts';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';
import { categoryPath, tagPath } from '#contract/routes/landing-pages.ts';

export type Tag = CallResponse<'GET /v1/category-tags/{gameId}/{idOrSlug}'>;

interface TagHeroProps {
  readonly tag: Tag;
  readonly me: Me | null;
  readonly gameId: string;
}

/** The server's first screen writes the same (`landing-screens.ts`). */
export const TagHero = ({ tag, me, gameId }: TagHeroProps) => {
  const { name, description, points, category, parent, priceFrom } = tag;
  const pathLinks = [
    { to: categoryPath({ gameId, landing: category.slug }), name: category.name },
    ...(parent ? [{ to: tagPath({ gameId, landing: parent.slug }), name: parent.name }] : []),
  ];
  return (
    <div className="landing">
      <div className="landing-text">
        <nav aria-label={texts.way}>
          <ol className="landing-path">
            {pathLinks.map((pathLink) => (
              <li key={pathLink.to}>
                <TextLink to={pathLink.to}>{pathLink.name}</TextLink>
                <ChevronRight aria-hidden />
              </li>
            ))}
          </ol>
        </nav>
        <PageTitle>{name}</PageTitle>
        <p className="landing-lead">{description}</p>
        <LandingPoints label={texts.what} points={points} />
      </div>
      <Card className="landing-card">
        <PriceFrom value={priceFrom} before={texts.priceFrom} after={texts.perHour} nobody={texts.nobody} />
        <div className="landing-actions">
          <OwnSquadGate me={me} variant="primary" wide>
            <ButtonLink to={`${createSquadPath({ gameId })}?category=${category.id}`} variant="primary" wide>
              {texts.start}
            </ButtonLink>
            {!me?.mateAccess && (
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

import { ChevronRight } from '../../kit/icons/chevron-right';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import type { Me } from '#contract/schemas/me.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { LandingColumns, LandingLead, LandingPoints } from '../../kit/layout/landing';
import { PriceFrom } from '../../entities/money/price-from';
import { Card } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { TextLink } from '../../kit/routing/text-link';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';
import { categoryPath, tagPath } from '#contract/routes/landing-pages.ts';

export type Tag = CallResponse<'GET /v1/category-tags/{gameId}/{idOrSlug}'>;

interface TagHeroProps {
  readonly tag: Tag;
  readonly me: Me | null;
  readonly gameId: string;
}

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  font-size: 14px;
  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  svg {
    width: 14px;
    color: ${theme.color.text3};
  }
`;

export const TagHero = ({ tag, me, gameId }: TagHeroProps) => {
  const { name, description, points, category, parent, priceFrom } = tag;
  const pathLinks = [
    { to: categoryPath({ gameId, landing: category.slug }), name: category.name },
    ...(parent ? [{ to: tagPath({ gameId, landing: parent.slug }), name: parent.name }] : []),
  ];
  return (
    <LandingColumns>
      <Stack $gap={16}>
        <nav aria-label={texts.way}>
          <Path>
            {pathLinks.map((pathLink) => (
              <li key={pathLink.to}>
                <TextLink to={pathLink.to}>{pathLink.name}</TextLink>
                <ChevronRight aria-hidden />
              </li>
            ))}
          </Path>
        </nav>
        <PageTitle>{name}</PageTitle>
        <LandingLead>{description}</LandingLead>
        <LandingPoints label={texts.what} points={points} />
      </Stack>
      <Card>
        <Stack $gap={16}>
          <PriceFrom value={priceFrom} before={texts.priceFrom} after={texts.perHour} nobody={texts.nobody} />
          <Row>
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
          </Row>
        </Stack>
      </Card>
    </LandingColumns>
  );
};

import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../contract/reference';
import type { Me } from '../../../contract/schemas/me';
import { trialLesson } from '../../../domain/settings/trial-lesson';
import { useGamesQuery } from '../../api/reference-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { Money } from '../../ui/data/money';
import { Card } from '../../ui/layout/card';
import { Row, Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { CategoryIcon } from '../../ui/squad/category-icon';
import { from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

interface CategoryPromiseProps {
  readonly category: Category;
  readonly me: Me | null;
  readonly gameId: string;
}

export const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: center;
  }
`;

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

const Lead = styled.p`
  max-width: 56ch;
  color: ${theme.color.text2};
  font-size: 17px;
`;

const Points = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    gap: 10px;
  }
  svg {
    margin-top: 2px;
    color: ${theme.color.accent};
  }
`;

const Price = styled.p`
  color: ${theme.color.text2};
  b {
    display: block;
    color: ${theme.color.text1};
    font: 600 32px/1.25 ${theme.font.title};
    letter-spacing: -0.02em;
  }
`;

export const CategoryPromise = ({ category, me, gameId }: CategoryPromiseProps) => {
  const { data: games = [] } = useGamesQuery();
  const game = games.find(({ id }) => id === gameId)?.name ?? '';
  const { lead, points } = texts.stories[category.kind];
  const isTrial = category.kind === trialLesson.categoryKind;
  return (
    <Columns>
      <Stack $gap={16}>
        <Sign aria-hidden>
          <CategoryIcon kind={category.kind} />
        </Sign>
        <PageTitle title={category.name}>
          {category.name} {texts.in(game)}
        </PageTitle>
        <Lead>{lead}</Lead>
        <Points aria-label={texts.what}>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden />
              {point}
            </li>
          ))}
        </Points>
      </Stack>
      <Card>
        <Stack $gap={16}>
          {category.priceFrom === null ? (
            <Price>{texts.nobody}</Price>
          ) : (
            <Price>
              {texts.priceFrom}
              <b>
                <Money value={category.priceFrom} />
              </b>
              {isTrial ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour}
            </Price>
          )}
          <Row>
            <ButtonLink to={`/${gameId}/squads/create?category=${category.id}`} variant="primary" wide>
              {texts.start}
            </ButtonLink>
            {(me === null || me.mateAccess === null) && !isTrial && (
              <ButtonLink to={`/${gameId}/squads?kind=${category.kind}`} wide>
                {texts.join}
              </ButtonLink>
            )}
          </Row>
        </Stack>
      </Card>
    </Columns>
  );
};

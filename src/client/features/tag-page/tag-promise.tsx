import { Check, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { ButtonLink } from '../../ui/controls/button-link';
import { Money } from '../../ui/data/money';
import { Card } from '../../ui/layout/card';
import { Row, Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { TextLink } from '../../ui/routing/text-link';
import { from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import type { Tag } from './tag';
import { texts } from './texts';

interface TagPromiseProps {
  readonly tag: Tag;
  readonly me: Me | null;
  readonly gameId: string;
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: center;
  }
`;

const Way = styled.ol`
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
    flex-shrink: 0;
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

export const TagPromise = ({ tag, me, gameId }: TagPromiseProps) => {
  const { name, description, points, category, parent, priceFrom } = tag;
  const ways = [{ to: `/${gameId}/category-${category.slug}`, name: category.name }, ...(parent ? [{ to: `/${gameId}/tag-${parent.slug}`, name: parent.name }] : [])];
  return (
    <Columns>
      <Stack $gap={16}>
        <nav aria-label={texts.way}>
          <Way>
            {ways.map((way) => (
              <li key={way.to}>
                <TextLink to={way.to}>{way.name}</TextLink>
                <ChevronRight aria-hidden />
              </li>
            ))}
          </Way>
        </nav>
        <PageTitle>{name}</PageTitle>
        <Lead>{description}</Lead>
        {points.length > 0 && (
          <Points aria-label={texts.what}>
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden />
                {point}
              </li>
            ))}
          </Points>
        )}
      </Stack>
      <Card>
        <Stack $gap={16}>
          {priceFrom === null ? (
            <Price>{texts.nobody}</Price>
          ) : (
            <Price>
              {texts.priceFrom}
              <b>
                <Money value={priceFrom} />
              </b>
              {texts.perHour}
            </Price>
          )}
          <Row>
            <ButtonLink to={`/${gameId}/squads/create?category=${category.id}`} variant="primary" wide>
              {texts.start}
            </ButtonLink>
            {!me?.mateAccess && (
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

import { GraduationCap, Tag } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../contract/reference';
import { useCategoryTagsQuery, useTrainingLandingsQuery } from '../../api/mate-side-api';
import { formatMoney } from '../../ui/data/format-money';
import { cardLook } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { Link } from '../../ui/routing/link';
import { theme } from '../../ui/theme/theme';
import { SectionHead } from '../../ui/layout/section-head';
import { texts } from './texts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
`;

const Way = styled(Link)`
  ${cardLook}
  display: block;
  height: 100%;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  svg {
    width: 22px;
    height: 22px;
    margin-bottom: 12px;
    color: ${theme.color.violet};
  }
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

/** Narrower collections and, for training, courses; nothing while there are none: the page stands without them. */
export const CategoryCollections = ({ category, gameId }: { readonly category: Category; readonly gameId: string }) => {
  const teaches = category.kind === 'EDUCATION';
  const { currentData: tags = [] } = useCategoryTagsQuery({ params: { gameId } });
  const { currentData: schools = [] } = useTrainingLandingsQuery({ params: { gameId } }, { skip: !teaches });
  const own = tags.filter(({ categoryId }) => categoryId === category.id);
  const courses = teaches ? schools : [];
  if (own.length + courses.length === 0) return null;
  return (
    <section aria-labelledby="category-collections">
      <SectionHead>
        <SectionTitle id="category-collections">{texts.collections}</SectionTitle>
      </SectionHead>
      <Grid>
        {courses.map(({ id, title, lead, priceFrom }) => (
          <li key={id}>
            <Way to={`/${gameId}/training/${id}`}>
              <GraduationCap aria-hidden />
              <b>{title}</b>
              <span>{priceFrom === null ? lead : texts.courseFrom(lead, formatMoney(priceFrom))}</span>
            </Way>
          </li>
        ))}
        {own.map(({ id, slug, name, description }) => (
          <li key={id}>
            <Way to={`/${gameId}/tag-${slug}`}>
              <Tag aria-hidden />
              <b>{name}</b>
              <span>{description}</span>
            </Way>
          </li>
        ))}
      </Grid>
    </section>
  );
};

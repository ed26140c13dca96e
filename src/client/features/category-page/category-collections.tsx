import { GraduationCap, Tag } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../contract/reference';
import { useCategoryTagsQuery, useTrainingLandingsQuery } from '../../api/mate-side-api';
import { formatMoney } from '../../ui/data/format-money';
import { SectionHead } from '../../ui/layout/section-head';
import { SectionTitle } from '../../ui/layout/section-title';
import { WayCard } from '../../ui/layout/way-card';
import { texts } from './texts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
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
            <WayCard to={`/${gameId}/training/${id}`}>
              <GraduationCap aria-hidden />
              <b>{title}</b>
              <span>{priceFrom === null ? lead : texts.courseFrom(lead, formatMoney(priceFrom))}</span>
            </WayCard>
          </li>
        ))}
        {own.map(({ id, slug, name, description }) => (
          <li key={id}>
            <WayCard to={`/${gameId}/tag-${slug}`}>
              <Tag aria-hidden />
              <b>{name}</b>
              <span>{description}</span>
            </WayCard>
          </li>
        ))}
      </Grid>
    </section>
  );
};

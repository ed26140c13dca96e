import styled from 'styled-components';
import type { Category } from '../../../contract/reference';
import { SectionHead } from '../../ui/layout/section-head';
import { SectionTitle } from '../../ui/layout/section-title';
import { WayCard } from '../../ui/layout/way-card';
import { CategoryIcon } from '../../ui/squad/category-icon';
import { texts } from './texts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 16px;
`;

export const OtherCategories = ({ categories, gameId }: { readonly categories: readonly Category[]; readonly gameId: string }) => (
  <section aria-labelledby="other-categories">
    <SectionHead>
      <SectionTitle id="other-categories">{texts.others}</SectionTitle>
    </SectionHead>
    <Grid>
      {categories.map(({ id, slug, kind, name, description }) => (
        <li key={id}>
          <WayCard to={`/${gameId}/category-${slug}`}>
            <CategoryIcon kind={kind} />
            <b>{name}</b>
            <span>{description}</span>
          </WayCard>
        </li>
      ))}
    </Grid>
  </section>
);

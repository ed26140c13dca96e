import styled from 'styled-components';
import type { Category } from '../../../contract/reference';
import { cardLook } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { Link } from '../../ui/routing/link';
import { CategoryIcon } from '../../ui/squad/category-icon';
import { theme } from '../../ui/theme/theme';
import { SectionHead } from '../../ui/layout/section-head';
import { texts } from './texts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
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
    width: 24px;
    height: 24px;
    margin-bottom: 12px;
    color: ${theme.color.violet};
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

export const OtherCategories = ({ categories, gameId }: { readonly categories: readonly Category[]; readonly gameId: string }) => (
  <section aria-labelledby="other-categories">
    <SectionHead>
      <SectionTitle id="other-categories">{texts.others}</SectionTitle>
    </SectionHead>
    <Grid>
      {categories.map(({ id, slug, kind, name, description }) => (
        <li key={id}>
          <Way to={`/${gameId}/category-${slug}`}>
            <CategoryIcon kind={kind} />
            <b>{name}</b>
            <span>{description}</span>
          </Way>
        </li>
      ))}
    </Grid>
  </section>
);

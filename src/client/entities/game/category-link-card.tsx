import type { Category } from '#contract/reference.ts';
import { LinkCard } from '../../kit/layout/link-card';
import { CategoryIcon } from './category-icon';
import { categoryPath } from '#contract/routes/landing-pages.ts';

interface CategoryLinkCardProps {
  readonly gameId: string;
  readonly category: Category;
}

/** A link to the page of a category. */
export const CategoryLinkCard = ({ gameId, category: { slug, kind, name, description } }: CategoryLinkCardProps) => (
  <li>
    <LinkCard to={categoryPath({ gameId, landing: slug })}>
      <CategoryIcon kind={kind} />
      <b>{name}</b>
      <span>{description}</span>
    </LinkCard>
  </li>
);

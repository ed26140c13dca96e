import type { Category } from '../../../contract/reference';
import { WayCard } from '../../kit/layout/way-card';
import { CategoryIcon } from './category-icon';

interface CategoryWayProps {
  readonly gameId: string;
  readonly category: Category;
}

/** Leads to the page of a category. */
export const CategoryWay = ({ gameId, category: { slug, kind, name, description } }: CategoryWayProps) => (
  <li>
    <WayCard to={`/${gameId}/category-${slug}`}>
      <CategoryIcon kind={kind} />
      <b>{name}</b>
      <span>{description}</span>
    </WayCard>
  </li>
);

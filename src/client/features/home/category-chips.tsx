import type { CategoryKind } from '../../../domain/enums/category-kind';
import { useGameCategoriesQuery } from '../../api/reference-api';
import { KindChips } from '../../ui/squad/kind-chips';
import { texts } from './texts';

interface CategoryChipsProps {
  readonly gameId: string;
  readonly value: CategoryKind | null;
  readonly onChange: (kind: CategoryKind | null) => void;
}

const widths = ['110px', '160px', '125px', '175px', '260px', '160px'];

/** Where they cannot be had «Все» stays, and the list below works. */
export const CategoryChips = ({ gameId, value, onChange }: CategoryChipsProps) => {
  const { data: categories, isError, refetch } = useGameCategoriesQuery({ params: { gameId } });
  return (
    <KindChips
      label={texts.categories.label}
      all={texts.categories.all}
      categories={categories}
      failed={isError}
      onRetry={refetch}
      widths={widths}
      value={value}
      onChange={onChange}
    />
  );
};

import styled from 'styled-components';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import { useGameCategoriesQuery } from '../../api/reference-api';
import { Chip } from '../../ui/data/chip';
import { ListFailed } from '../../ui/feedback/list-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

interface CategoryChipsProps {
  readonly gameId: string;
  readonly value: CategoryKind | null;
  readonly onChange: (kind: CategoryKind | null) => void;
}

/** One line that is scrolled sideways on phones. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  min-height: 42px;
  ${below('md')} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${theme.size.gutter});
    padding: 2px ${theme.size.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const widths = ['110px', '160px', '125px', '175px', '260px', '160px'];

/** Where they cannot be had «Все» stays, and the list below works. */
export const CategoryChips = ({ gameId, value, onChange }: CategoryChipsProps) => {
  const { data: categories, isLoading, isError, refetch } = useGameCategoriesQuery({ params: { gameId } });
  return (
    <Line role="group" aria-label={texts.categories.label} aria-busy={isLoading}>
      <Chip selected={value === null} onClick={() => onChange(null)}>
        {texts.categories.all}
      </Chip>
      {isLoading && widths.map((width, index) => <Skeleton key={index} $width={width} $height={42} $radius="12px" />)}
      {isError && (
        <ListFailed onRetry={refetch} />
      )}
      {categories?.map(({ kind, name }) => (
        <Chip key={kind} selected={value === kind} onClick={() => onChange(kind)}>
          {name}
        </Chip>
      ))}
    </Line>
  );
};

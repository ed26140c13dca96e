import styled from 'styled-components';
import type { Category } from '#contract/reference.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { Chip } from '../../kit/display/chip';
import { Loaded, type QueryState, shownData } from '../../api/loaded';
import { Skeleton } from '../../kit/feedback/skeleton';
import { below, theme } from '../../kit/theme/theme';

interface KindChipsProps {
  readonly label: string;
  /** The label of the chip without a category; it is always shown. */
  readonly all: string;
  readonly query: QueryState<readonly Category[]>;
  /** Widths of the placeholder chips, so that nothing moves. */
  readonly widths: readonly string[];
  readonly value: CategoryKind | null;
  readonly onChange: (kind: CategoryKind | null) => void;
}

/** One line; on phones it scrolls sideways. */
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

/** The choice of a category above a list: one of them, or all. */
export const KindChips = ({ label, all, query, widths, value, onChange }: KindChipsProps) => {
  const isLoading = shownData(query) === undefined && query.error === undefined;
  return (
    <Line role="group" aria-label={label} aria-busy={isLoading}>
      <Chip selected={value === null} onClick={() => onChange(null)}>
        {all}
      </Chip>
      <Loaded
        query={query}
        skeleton={widths.map((width, index) => (
          <Skeleton key={index} $width={width} $height={42} $radius="12px" />
        ))}
        failedAs="list"
      >
        {(categories) =>
          categories.map(({ kind, name }) => (
            <Chip key={kind} selected={value === kind} onClick={() => onChange(kind)}>
              {name}
            </Chip>
          ))
        }
      </Loaded>
    </Line>
  );
};

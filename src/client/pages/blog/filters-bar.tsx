import { ChevronDown } from '../../kit/icons/chevron-down';
import { X } from '../../kit/icons/x';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { CallResponse } from '../../api/call';
import { useGamesQuery } from '../../entities/game/reference-api';
import { useMe } from '../../entities/person/users-api';
import { Chip } from '../../kit/display/chip';
import { SegmentedControl } from '../../kit/form/segmented-control';
import { Select } from '../../kit/form/select';
import { SearchInput } from '../../kit/form/text-field';
import { useDebouncedInput } from '../../kit/form/use-debounced-input';
import { lazySection } from '../../kit/overlay/lazy-section';
import { below, tabular, theme } from '../../kit/theme/theme';
import type { BlogFilterControls } from './blog-filters';
import { texts } from './texts';

type Overview = CallResponse<'GET /v1/blog/overview'>;

const AuthorDialog = lazySection({
  load: () => import(/* webpackChunkName: "blog-authors" */ './author-dialog').then((m) => m.AuthorDialog),
  fallback: null,
  errorText: texts.noDialog,
});

const strip = css`
  display: flex;
  flex-wrap: nowrap;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Games = styled.div`
  ${strip}
  small {
    color: ${theme.color.text3};
    font-size: 13px;
    ${tabular}
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 300px) minmax(0, 1fr) 190px;
  gap: 12px;
  align-items: end;
  margin-top: 12px;
  ${below('xl')} {
    grid-template-columns: minmax(0, 1fr) 190px;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

/**
 * Where it is narrow, a line of its own below search and order; on phones it is scrolled, otherwise the filters would
 * fill the first screen.
 */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${below('xl')} {
    order: 1;
    grid-column: 1 / -1;
  }
  ${below('md')} {
    ${strip}
    > * {
      flex: none;
    }
  }
`;

interface FiltersBarProps {
  readonly controls: BlogFilterControls;
  readonly overview: Overview | undefined;
  /** Name of the author filtered by, if known. */
  readonly authorName: string | undefined;
}

/** Games with the number of their articles, then all other filters. */
export const FiltersBar = ({ controls: { filters, change }, overview, authorName }: FiltersBarProps) => {
  const me = useMe();
  const { data: games = [] } = useGamesQuery();
  const [choosing, setChoosing] = useState(false);
  const [search, type] = useDebouncedInput(filters.search, (next) => change({ search: next }));
  return (
    <div>
      <Games role="group" aria-label={texts.games}>
        <Chip selected={filters.game === null} onClick={() => change({ game: null })}>
          {texts.allGames} {overview !== undefined && <small>{overview.total}</small>}
        </Chip>
        {(overview?.games ?? []).map(({ gameId, count }) => (
          <Chip key={gameId} selected={filters.game === gameId} onClick={() => change({ game: gameId })}>
            {games.find(({ id }) => id === gameId)?.name ?? gameId} <small>{count}</small>
          </Chip>
        ))}
      </Games>
      <Bar>
        <SearchInput
          label={texts.search}
          value={search}
          maxLength={100}
          placeholder={texts.searchPlaceholder}
          onChange={({ target }) => type(target.value)}
        />
        <Choices>
          <SegmentedControl
            label={texts.type}
            value={filters.type ?? 'all'}
            onChange={(value) => change({ type: value === 'all' ? null : value })}
            options={(['all', 'TEXT', 'VIDEO'] as const).map((value) => ({ value, label: texts.types[value] }))}
          />
          <Chip selected={filters.free} onClick={() => change({ free: !filters.free })}>
            {texts.free}
          </Chip>
          {me !== null && (
            <Chip selected={filters.bought} onClick={() => change({ bought: !filters.bought })}>
              {texts.bought}
            </Chip>
          )}
          {filters.author === null ? (
            <Chip onClick={() => setChoosing(true)}>
              {texts.author} <ChevronDown aria-hidden size={16} />
            </Chip>
          ) : (
            <Chip selected onClick={() => change({ author: null })}>
              {authorName === undefined ? texts.oneAuthor : texts.byAuthor(authorName)} <X aria-hidden size={16} />
            </Chip>
          )}
        </Choices>
        <Select
          label={texts.sort}
          value={filters.sort}
          onChange={({ target }) => change({ sort: target.value === 'OLDEST_FIRST' ? 'OLDEST_FIRST' : 'NEWEST_FIRST' })}
          options={(['NEWEST_FIRST', 'OLDEST_FIRST'] as const).map((value) => ({ value, label: texts.sorts[value] }))}
        />
      </Bar>
      {choosing && (
        <AuthorDialog
          usual={overview?.authors ?? []}
          onChoose={(author) => {
            setChoosing(false);
            change({ author });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
};

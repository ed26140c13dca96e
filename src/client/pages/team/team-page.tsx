import styled from 'styled-components';
import { SlidersHorizontal } from '../../kit/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { SearchInput } from '../../kit/form/text-field';
import { useDebouncedInput } from '../../kit/form/use-debounced-input';
import { texts } from './texts';
import { below, from, theme } from '../../kit/theme/theme';
import { mateSorts } from '#domain/mates/mate-sorts.ts';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { gameParamsApi } from '../../entities/game/game-params-api';
import { referenceApi } from '../../entities/game/reference-api';
import { matesApi, useMatesInfiniteQuery } from '../../entities/mate/mates-api';
import { useMe } from '../../entities/person/users-api';
import { usePagedList } from '../../api/use-paged-list';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/form/select';
import { Page } from '../../kit/layout/page';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { useInviteOnReturn } from '../../entities/mate/invite-button';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameId } from '../../entities/game/chosen-game';
import { FiltersForm } from './filters-form';
import { FoundMates } from './found-mates';
import { countFilters, filtersQuery, readFilters, type TeamFilters, useTeamFilters } from './team-filters';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** The field shows what is typed; the list follows after a debounce. */
const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const [typed, type] = useDebouncedInput(value, onChange);
  return (
    <SearchInput
      label={texts.search}
      value={typed}
      maxLength={40}
      placeholder={texts.searchPlaceholder}
      onChange={({ target }) => type(target.value)}
    />
  );
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 24px;
  ${below('md')} {
    margin-bottom: 16px;
  }
`;

const Count = styled.p`
  min-height: 22px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: 264px minmax(0, 1fr);
  }
`;

/** Stays visible; a long one scrolls on its own. */
const Sidebar = styled.aside`
  display: none;
  ${from('lg')} {
    position: sticky;
    top: calc(${theme.size.header} + 24px);
    display: block;
    align-self: start;
    max-height: calc(100vh - ${theme.size.header} - 48px);
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

/** On phones search takes a line; sort and filters share the next one. */
const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 12px;
  margin-bottom: 20px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr) 220px 160px;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const PhoneFilters = styled.div`
  align-self: end;
  ${from('lg')} {
    display: none;
  }
`;

const pageSize = 48;

const sheet = lazyComponent(
  () => import(/* webpackChunkName: "team-filters" */ './filters-sheet').then((m) => m.FiltersSheet),
  { renderError: toastAndClose },
);

const matesCall = (gameId: string, filters: TeamFilters) => ({
  params: { gameId },
  query: { ...filtersQuery(filters), limit: pageSize },
});

/** All mates of the game: filters next to the list, on phones in a sheet. */
export const TeamPage: PageComponent = () => {
  const gameId = useGameId();
  const controls = useTeamFilters();
  const { filters, change } = controls;
  const found = usePagedList(useMatesInfiniteQuery(matesCall(gameId, filters)));
  const [sheetOpen, setSheetOpen] = useState(false);
  const set = countFilters(filters);
  useInviteOnReturn(useMe(), gameId);
  return (
    <Page>
      <Head>
        <PageTitle>{texts.title}</PageTitle>
        <Count role="status">{found.total === undefined ? '' : texts.found(found.total)}</Count>
      </Head>
      <Columns>
        <Sidebar aria-label={texts.filters}>
          <FiltersForm gameId={gameId} controls={controls} />
        </Sidebar>
        <div>
          <Toolbar>
            <SearchField value={filters.search} onChange={(search) => change({ search })} />
            <Select
              label={texts.sort}
              value={filters.sort}
              onChange={({ target }) =>
                change({ sort: mateSorts.find((sort) => sort === target.value) ?? 'recommended' })
              }
              options={mateSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
            />
            <PhoneFilters>
              <Button wide onPointerEnter={sheet.preload} onClick={() => setSheetOpen(true)}>
                <SlidersHorizontal aria-hidden />
                {set === 0 ? texts.filters : texts.filtersSet(set)}
              </Button>
            </PhoneFilters>
          </Toolbar>
          <VisuallyHidden as="h2">{texts.listLabel}</VisuallyHidden>
          <FoundMates gameId={gameId} controls={controls} found={found} />
        </div>
      </Columns>
      {sheetOpen && (
        <Suspense>
          <sheet.Component
            gameId={gameId}
            controls={controls}
            total={found.total}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </Page>
  );
};

TeamPage.firstQueries = ({ gameId, query }) => {
  const game = { params: { gameId } };
  return [
    matesApi.endpoints.mates.initiate(matesCall(gameId, readFilters(query)), unsubscribed),
    referenceApi.endpoints.languages.initiate(undefined, unsubscribed),
    referenceApi.endpoints.gameCategories.initiate(game, unsubscribed),
    gameParamsApi.endpoints.gameParams.initiate(game, unsubscribed),
  ];
};

import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mateSorts } from '../../../contract/mates';
import { useMatesInfiniteQuery } from '../../api/mates-api';
import { useMe } from '../../api/use-me';
import { usePagedList } from '../../api/use-paged-list';
import { Button } from '../../ui/controls/button';
import { Select } from '../../ui/form/select';
import { Page } from '../../ui/layout/page';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { useInviteOnReturn } from '../../ui/people/use-invite-on-return';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { FiltersForm } from './filters-form';
import { FoundMates } from './found-mates';
import { SearchField } from './search-field';
import { Columns, Count, Head, PhoneFilters, Sidebar, Toolbar } from './team-look';
import { countFilters, filtersQuery } from './team-filters';
import { texts } from './texts';
import { useTeamFilters } from './use-team-filters';

const pageSize = 48;

const sheet = lazyPart(() => import(/* webpackChunkName: "team-filters" */ './filters-sheet').then((m) => m.FiltersSheet));

/** All mates of the game: filters beside the list, on phones in a sheet. */
export const TeamPage = () => {
  const gameId = useGameId();
  const controls = useTeamFilters();
  const { filters, change } = controls;
  const found = usePagedList(useMatesInfiniteQuery({ params: { gameId }, query: { ...filtersQuery(filters), limit: pageSize } }));
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
              onChange={({ target }) => change({ sort: mateSorts.find((sort) => sort === target.value) ?? 'recommended' })}
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
          <sheet.Part gameId={gameId} controls={controls} total={found.total} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </Page>
  );
};

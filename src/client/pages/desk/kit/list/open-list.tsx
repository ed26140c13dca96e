import { Inbox } from '#client/kit/icons/inbox.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Loaded } from '#client/api/loaded.tsx';
import { usePagedList } from '#client/api/use-paged-list.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { samePlace } from '#client/kit/routing/same-place.ts';
import { ColumnsMenu } from './columns-menu';
import { type Column, DataTable } from './data-table';
import { DrawerPositionProvider } from '../drawer/drawer-position';
import { FilterBar } from './filter-bar';
import { type Filter, useAddressFilters } from './list-filters';
import { ListFoot } from './list-foot';
import { Bulk, Choosing, Head, Side, Split } from './list-section-styles';
import { texts } from '../texts';
import type { RowGroups } from './row-groups';
import { RowsSkeleton } from './rows-skeleton';
import { TableFiles } from './table-files';
import { useColumns } from './use-columns';
import { useListKeys } from './use-list-keys';
import { useOpenId } from '../use-open-id';
import { type View, ViewTabs } from './view-tabs';
import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

type InfiniteList<Item> = (
  filters: ListFilters,
) => Omit<Parameters<typeof usePagedList<Item>>[0], 'data' | 'currentData'> & {
  readonly data?: { readonly pages: readonly Page<Item>[] } | undefined;
  readonly currentData?: { readonly pages: readonly Page<Item>[] } | undefined;
};

export interface OpenListProps<Item> {
  /** Also the key of the saved views. */
  readonly section: DeskSection;
  readonly title: string;
  readonly useList: InfiniteList<Item>;
  readonly columns: readonly Column<Item>[];
  readonly filters: readonly Filter[];
  readonly views: readonly View[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** What opens next to the list; the id is in the address. */
  readonly drawer?: (id: string) => ReactNode;
  /** A row opens a page, not a drawer next to the list. */
  readonly opensPage?: true;
  /** Path of the list as files, without their extension. */
  readonly files?: string;
  /** Figures above the list. */
  readonly totals?: ReactNode;
  /** Next to the title: «Создать». */
  readonly actions?: ReactNode;
  /** Bulk actions. */
  readonly bulk?: (items: readonly Item[], drop: () => void) => ReactNode;
  readonly empty?: string;
  /** Group headings in the list, while it is in its default order. */
  readonly groups?: RowGroups<Item>;
}

/**
 * The list itself: filters and sort in the address, views, columns, export, and the open record next to it. J and K
 * move, Enter opens, X selects, Escape closes.
 */
export const OpenList = <Item,>({
  section,
  title,
  useList,
  columns,
  filters,
  views,
  idOf,
  nameOf,
  drawer,
  opensPage,
  files,
  totals,
  actions,
  bulk,
  empty = texts.empty,
  groups,
}: OpenListProps<Item>) => {
  const sorts = useMemo(() => columns.flatMap(({ sort }) => sort ?? []), [columns]);
  const address = useAddressFilters(filters, sorts);
  const answer = useList(address.query);
  const list = usePagedList<Item>(answer);
  const items = useMemo(() => list.query.data ?? [], [list.query.data]);
  const { hidden, toggle: toggleColumn, shown } = useColumns(section, columns);
  const navigate = useNavigate();
  const { search } = useLocation();
  const openId = useOpenId();
  const [at, setAt] = useState<string | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const shownIds = useMemo(() => items.map(idOf), [items, idOf]);
  const selected = items.filter((item) => picked.has(idOf(item)));

  const go = (id: string | null) =>
    void navigate(
      { pathname: deskPage(section, id ?? undefined), search },
      // The list stays, so its heading must not take the focus.
      { state: samePlace },
    );
  const open = (id: string) => {
    setAt(id);
    go(id);
  };
  const isInOwnOrder =
    address.sort === null && groups?.unless.every((name) => address.query[name] === undefined) === true;
  const opens = drawer !== undefined || opensPage === true;
  const toggle = (ids: readonly string[]) => {
    const next = new Set(picked);
    const drops = ids.every((id) => picked.has(id));
    for (const id of ids)
      if (drops) next.delete(id);
      else next.add(id);
    setPicked(next);
  };
  useListKeys({
    ids: shownIds,
    at: at ?? openId,
    onStep: (id) => {
      // From now on Enter is for the row with the keyboard cursor, not for the focused one.
      if (document.activeElement instanceof HTMLElement && document.activeElement.closest('table') !== null)
        document.activeElement.blur();
      setAt(id);
      if (openId !== null) go(id);
    },
    onOpen: opens ? open : setAt,
    onPick: bulk === undefined ? null : (id) => toggle([id]),
    onClose: openId === null ? null : () => go(null),
  });

  const position = openId === null ? -1 : shownIds.indexOf(openId);
  return (
    <Split $open={openId !== null && drawer !== undefined}>
      <Side>
        <Head $gap={16}>
          <Row $justify="space-between">
            <PageTitle>{title}</PageTitle>
            <Row $gap={8}>
              {actions}
              {files !== undefined && <TableFiles path={files} query={address.query} title={texts.fileHint} />}
            </Row>
          </Row>
          {totals}
          <ViewTabs section={section} views={views} address={address} />
          <Choosing $gap={8} $wrap="nowrap" $justify="space-between" $align="start">
            <FilterBar filters={filters} address={address} />
            <ColumnsMenu columns={columns} hidden={hidden} onToggle={toggleColumn} />
          </Choosing>
          {bulk !== undefined && selected.length > 0 && (
            <Bulk $gap={12} role="region" aria-label={texts.selected(selected.length)}>
              <strong>{texts.selected(selected.length)}</strong>
              {bulk(selected, () => setPicked(new Set()))}
              <Button size="sm" variant="ghost" onClick={() => setPicked(new Set())}>
                {texts.dropSelection}
              </Button>
            </Bulk>
          )}
        </Head>
        <Loaded
          query={list.query}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyState
              icon={<Inbox aria-hidden />}
              text={address.filtered ? texts.emptyFiltered : empty}
              action={
                address.filtered ? (
                  <Button size="sm" onClick={() => address.replace('')}>
                    {texts.dropFilters}
                  </Button>
                ) : undefined
              }
            />
          }
        >
          {(rows) => (
            <DataTable
              label={title}
              rows={rows}
              columns={shown}
              idOf={idOf}
              nameOf={nameOf}
              sort={address.sort}
              onSort={(sort) => address.set({ sort: [sort] })}
              at={at}
              openId={openId}
              onOpen={opens ? open : null}
              groups={isInOwnOrder ? groups : undefined}
              selection={bulk === undefined ? undefined : { ids: picked, toggle }}
              onEnd={list.loadMore}
              stale={list.stale}
            />
          )}
        </Loaded>
        <ListFoot
          shown={items.length}
          total={list.total}
          loadingMore={list.loadingMore}
          failed={list.moreFailure !== undefined}
          onRetry={list.retryMore}
          opens={opens}
          picks={bulk !== undefined}
        />
      </Side>
      {openId !== null && drawer !== undefined && (
        <DrawerPositionProvider
          value={{
            position: position < 0 ? null : texts.position(position + 1, shownIds.length),
            previous: position > 0 ? () => go(shownIds[position - 1] ?? null) : null,
            next: position >= 0 && position < shownIds.length - 1 ? () => go(shownIds[position + 1] ?? null) : null,
            close: () => go(null),
          }}
        >
          {drawer(openId)}
        </DrawerPositionProvider>
      )}
    </Split>
  );
};

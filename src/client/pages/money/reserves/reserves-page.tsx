import type { MoneySectionPage } from '../money-section';
import { Link2 } from '#client/kit/icons/link-2.tsx';
import { Lock } from '#client/kit/icons/lock.tsx';
import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { useEveryPage } from '#client/api/use-every-page.ts';
import { type ReserveGroup, reserveGroups } from '#domain/money/reserve.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { unsubscribed } from '#client/api/first-queries.ts';
import {
  reservesApi,
  useReservesWithInfiniteQuery,
  useReserveTotalsQuery,
} from '#client/entities/money/reserves-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Tabs } from '#client/kit/overlay/tabs.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { MoneySkeleton } from '../money-skeleton';
import { MakeLinkDialog } from './make-link-dialog';
import { ReserveItem } from './reserve-item';
import { Items, Totals } from './reserve-styles';
import { texts } from './texts';
import { chosenGame } from '#contract/routes/route.ts';
import { teamPath } from '#contract/routes/game-pages.ts';

type TotalSums = CallResponse<'GET /v1/balance-reserve/totals'>;

const Sums = ({ totals }: { readonly totals: TotalSums }) => (
  <Totals>
    {(['free', 'waiting', 'paid'] as const).map((part) => (
      <div key={part}>
        <dt>{texts[part]}</dt>
        <dd>{formatMoney(totals[part])}</dd>
      </div>
    ))}
  </Totals>
);

interface ReserveListProps {
  readonly userId: string;
  readonly group: ReserveGroup;
}

const ReserveList = ({ userId, group }: ReserveListProps) => {
  const list = useReservesWithInfiniteQuery({ userId, group });
  return (
    <Loaded
      query={itemsOf(list)}
      skeleton={<BusySkeleton $height={140} $radius="16px" />}
      empty={<EmptyState text={texts.emptyTab} />}
    >
      {(reserves) => (
        <Stack $gap={12}>
          <Items>
            {reserves.map((reserve) => (
              <ReserveItem key={reserve.id} reserve={reserve} side={reserve.mate.id === userId ? 'MATE' : 'CLIENT'} />
            ))}
          </Items>
          <LoadMore {...moreOf(list)} />
        </Stack>
      )}
    </Loaded>
  );
};

interface BoardProps {
  readonly totals: TotalSums;
  readonly userId: string;
}

const Board = ({ totals, userId }: BoardProps) => {
  const [tab, setTab] = useState<ReserveGroup>('ACTIVE');
  // A reserve that is closed moves to another tab, with the focus that was in it.
  const focusRef = useFocusFallback<HTMLDivElement>();
  // The tab that is open stays when its last reserve leaves it.
  const groups = reserveGroups.filter((group) => group === 'ACTIVE' || group === tab || totals.counts[group] > 0);
  return (
    <Stack ref={focusRef} tabIndex={-1} $gap={20}>
      <Sums totals={totals} />
      <Tabs
        label={texts.title}
        value={tab}
        onChange={setTab}
        tabs={groups.map((group) => ({
          value: group,
          label: `${texts.tabs[group]} ${totals.counts[group]}`,
          content: <ReserveList userId={userId} group={group} />,
        }))}
      />
    </Stack>
  );
};

interface NewLinkProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Any reserve of the mate that holds money may be replaced, also one that the list has not come to yet. */
const NewLink = ({ userId, onClose }: NewLinkProps) => {
  const list = useReservesWithInfiniteQuery({ userId, group: 'ACTIVE' });
  useEveryPage(list);
  const reserves = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return <MakeLinkDialog reserves={reserves.filter(({ mate }) => mate.id === userId)} onClose={onClose} />;
};

const isNothing = ({ counts }: TotalSums): boolean => reserveGroups.every((group) => counts[group] === 0);

/** The panel of both sides: reserved, pending and paid sums. */
export const ReservesPage: MoneySectionPage = () => {
  const me = useMe();
  const query = useReserveTotalsQuery(undefined, { skip: me === undefined || me === null });
  const [making, setMaking] = useState(false);
  const link = useGameLink();
  if (!me || (query.data === undefined && query.error === undefined)) return <MoneySkeleton of="reserves" />;
  const isMate = me.mateAccess !== null;
  const action = isMate ? (
    <Button onClick={() => setMaking(true)}>
      <Link2 aria-hidden />
      {texts.newLink}
    </Button>
  ) : null;
  return (
    <Page>
      <Stack $gap={20}>
        <Row $justify="space-between">
          <PageTitle>{texts.title}</PageTitle>
          {query.data !== undefined && !isNothing(query.data) && action}
        </Row>
        <Loaded
          query={query}
          skeleton={null}
          isEmpty={isNothing}
          empty={
            <EmptyState
              icon={<Lock />}
              text={isMate ? texts.emptyMate : texts.emptyClient}
              action={action ?? <ButtonLink to={link(teamPath({ gameId: chosenGame }))}>{texts.findMate}</ButtonLink>}
            />
          }
        >
          {(totals) => <Board totals={totals} userId={me.id} />}
        </Loaded>
      </Stack>
      {making && <NewLink userId={me.id} onClose={() => setMaking(false)} />}
    </Page>
  );
};

ReservesPage.firstQueries = ({ me }) =>
  me === null
    ? []
    : [
        reservesApi.endpoints.reserveTotals.initiate(undefined, unsubscribed),
        reservesApi.endpoints.reservesWith.initiate({ userId: me.id, group: 'ACTIVE' }, unsubscribed),
      ];

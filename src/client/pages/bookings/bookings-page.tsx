import { CalendarClock } from '../../kit/icons/calendar-clock';
import { Swords } from '../../kit/icons/swords';
import styled from 'styled-components';
import { useLocation } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { freshFor, type PageComponent, unsubscribed } from '../../api/first-queries';
import { bookingsApi, type BookingsState, useBookingsInfiniteQuery } from '../../entities/booking/bookings-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { useReadSeen } from '../../entities/notification/notifications-api';
import { useMe } from '../../entities/person/users-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { EndlessList } from '../../kit/display/endless-list';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Notice } from '../../kit/feedback/notice';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page, PageLead } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { Tabs } from '../../kit/overlay/tabs';
import { PageTitle } from '../../kit/routing/page-title';
import { BookingCard } from './booking-card';
import { texts } from './texts';
import { chosenGame } from '#contract/routes/route.ts';
import { squadPath, teamPath, settingsPath } from '#contract/routes/game-pages.ts';
import { useFurtherPages } from '#client/api/use-further-pages.ts';

const stateParam = 'state';
const past = 'past';
const cardHeight = 250;

const BookingsSkeleton = () => (
  <Stack $gap={12} role="status" aria-label={texts.loading}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} $height={cardHeight - 12} $radius="16px" />
    ))}
  </Stack>
);

const NoBookings = ({ state, isMate }: { readonly state: BookingsState; readonly isMate: boolean }) => {
  const link = useGameLink();
  if (state === 'PAST') return <EmptyState icon={<CalendarClock />} text={texts.emptyPast} />;
  return isMate ? (
    <EmptyState
      icon={<CalendarClock />}
      text={texts.emptyMate}
      action={<ButtonLink to={link(settingsPath(chosenGame, 'hours'))}>{texts.hours}</ButtonLink>}
    />
  ) : (
    <EmptyState
      icon={<CalendarClock />}
      text={texts.emptyClient}
      action={
        <ButtonLink to={link(teamPath({ gameId: chosenGame }))} variant="primary">
          {texts.team}
        </ButtonLink>
      }
    />
  );
};

/** Upcoming ones by time of the game, past ones latest first. */
const BookingsList = ({ state }: { readonly state: BookingsState }) => {
  const me = useMe();
  const list = useBookingsInfiniteQuery(state, { refetchOnMountOrArgChange: freshFor });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const loadMore = useFurtherPages(list);
  return (
    <Loaded
      query={itemsOf(list)}
      skeleton={<BookingsSkeleton />}
      empty={<NoBookings state={state} isMate={me?.mateAccess != null} />}
    >
      {(bookings) => (
        <>
          <EndlessList
            items={bookings}
            itemKey={({ id }) => id}
            itemHeight={cardHeight}
            renderItem={(booking) => <BookingCard booking={booking} />}
            hasMore={hasNextPage && !isFetchNextPageError}
            loading={isFetchingNextPage}
            onMore={loadMore}
          />
          <LoadMore {...moreOf(list)} hasMore={false} />
        </>
      )}
    </Loaded>
  );
};

const Head = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 20px;
`;

const Now = styled.div`
  margin-bottom: 20px;
`;

const tabs = [
  { value: 'OPEN', label: texts.open, content: <BookingsList state="OPEN" /> },
  { value: 'PAST', label: texts.past, content: <BookingsList state="PAST" /> },
] as const;

const stateIn = (query: URLSearchParams): BookingsState => (query.get(stateParam) === past ? 'PAST' : 'OPEN');

/** `/{gameId}/bookings`: of both sides, in all games. */
export const BookingsPage: PageComponent = () => {
  const [query, setQuery] = useAddressQuery();
  // A booking whose hour has come has become a squad and is no longer upcoming.
  const member = useMe()?.squadMember;
  const state = stateIn(query);
  useReadSeen(useLocation().pathname);
  const choose = (next: BookingsState): void =>
    setQuery(
      (before) => {
        if (next === 'PAST') before.set(stateParam, past);
        else before.delete(stateParam);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page>
      <Head>
        <PageTitle>{texts.title}</PageTitle>
        <PageLead>{texts.intro}</PageLead>
      </Head>
      {member != null && (
        <Now>
          <Notice
            icon={<Swords aria-hidden />}
            text={texts.inSquad}
            action={
              <ButtonLink to={squadPath({ gameId: member.gameId, squadId: member.squadId })} size="sm">
                {texts.squad}
              </ButtonLink>
            }
          />
        </Now>
      )}
      <Tabs label={texts.tabs} value={state} onChange={choose} tabs={tabs} />
    </Page>
  );
};

BookingsPage.firstQueries = ({ me, query }) =>
  me === null ? [] : [bookingsApi.endpoints.bookings.initiate(stateIn(query), unsubscribed)];

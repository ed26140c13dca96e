import type { CallResponse } from '#client/api/call.ts';
import { type ReactNode, useState } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import {
  useDeskUserBookingsInfiniteQuery,
  useDeskUserReviewsInfiniteQuery,
} from '#client/entities/desk/user-tabs-api.ts';
import { formatDuration } from '#domain/text/format.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { CriteriaSummary } from '#client/features/reviews/criteria-summary.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Tabs } from '#client/kit/overlay/tabs.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { BookingBadge } from '../common/booking-badge';
import { GameTime } from '../common/game-time';
import type { Person } from './person';
import { Line, Lines } from './person-lines';
import { PersonEarnings } from './person-earnings';
import { PersonMoney } from './person-money';
import { PersonSessions } from './person-sessions';
import { PersonSquads } from './person-squads';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const Bookings = ({ id }: { readonly id: string }) => {
  const may = useMay();
  return (
    <Lines
      answer={useDeskUserBookingsInfiniteQuery(id)}
      empty={texts.noBookings}
      line={({ id: number, client, mate, status, startsAt, price, ...row }) => {
        const name = id === client.id ? texts.bookedMate(mate.username) : texts.bookedBy(client.username);
        return (
          <Line key={number}>
            <span>
              {may('MANAGE_SQUADS') ? <TextLink to={deskPage('bookings', number)}>{name}</TextLink> : name}{' '}
              <BookingBadge status={status} />
              <small>
                {row.gameName}, {formatDuration(row.durationMinutes)}
              </small>
            </span>
            <span>
              {formatMoney(price)}
              <small>
                <GameTime value={startsAt} />
              </small>
            </span>
          </Line>
        );
      }}
    />
  );
};

const reviewSides = ({ about, other }: CallResponse<'GET /v1/admin/users/{id}/reviews'>['items'][number]): string => {
  if (!about) return texts.byPerson(other?.username ?? '');
  return other === null ? texts.imported : texts.aboutPerson(other.username);
};

const Reviews = ({ id }: { readonly id: string }) => (
  <Lines
    answer={useDeskUserReviewsInfiniteQuery(id)}
    empty={texts.noReviews}
    line={(row) => (
      <Line key={row.id}>
        <span>
          {row.text}
          <small>
            {reviewSides(row)}
            {row.hidden ? `, ${texts.reviewHidden}` : row.shownAt === null ? `, ${texts.reviewWaits}` : ''}
          </small>
        </span>
        <span>
          {row.rating.toFixed(1).replace('.', ',')}
          <small>
            <DateText value={row.createdAt} />
          </small>
        </span>
      </Line>
    )}
  />
);

type Tab = keyof typeof texts.tabs;

/** Lists behind the figures; the open tab is in the address. */
export const PersonTabs = ({ person }: { readonly person: Person }) => {
  const { id, counts, mate } = person;
  const may = useMay();
  const [params, setParams] = useAddressQuery();
  const [own] = useState(() => params.get('tab'));
  const contents: readonly { readonly value: Tab; readonly count?: number; readonly content: ReactNode }[] = [
    {
      value: 'squads',
      count: counts.squads,
      content: (
        <Stack $gap={24}>
          <PersonSquads person={person} />
          {mate !== null && <PersonEarnings id={id} />}
        </Stack>
      ),
    },
    { value: 'bookings', count: counts.bookings, content: <Bookings id={id} /> },
    ...(may('VIEW_TRANSACTIONS_LIST') ? [{ value: 'money' as const, content: <PersonMoney id={id} /> }] : []),
    {
      value: 'reviews',
      count: counts.reviews,
      content: (
        <Stack>
          {mate !== null && <CriteriaSummary gameId={mate.gameId} mateId={id} />}
          <Reviews id={id} />
        </Stack>
      ),
    },
    { value: 'sessions', count: counts.sessions, content: <PersonSessions id={id} /> },
    {
      value: 'notes',
      content: (
        <Stack $gap={20}>
          <SubjectHistory subject={`user:${id}`} />
        </Stack>
      ),
    },
  ];
  const requested = params.get('tab') ?? own;
  const value = contents.find((tab) => tab.value === requested)?.value ?? 'squads';
  return (
    <Tabs<Tab>
      label={texts.tabsLabel}
      value={value}
      onChange={(tab) => setParams(() => new URLSearchParams({ tab }), { replace: true, preventScrollReset: true })}
      tabs={contents.map(({ value: tab, count, content }) => ({
        value: tab,
        label: count === undefined ? texts.tabs[tab] : `${texts.tabs[tab]} ${count}`,
        content,
      }))}
    />
  );
};

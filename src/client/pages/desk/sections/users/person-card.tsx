import { Loaded } from '#client/api/loaded.tsx';
import { formatRating, groupedNumber } from '#domain/text/format.ts';
import { useDeskUserQuery } from '#client/entities/desk/users-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Viewers } from '../../kit/drawer/viewers';
import { Totals } from '../../kit/list/totals';
import type { Person } from './person';
import { PersonHead } from './person-head';
import { PersonSide } from './person-side';
import { PersonPending } from './person-pending';
import { PersonTabs } from './person-tabs';
import { texts } from './texts';
import { ObjectPage, ObjectColumns } from '../../kit/drawer/object-page';
import { deskPage } from '#contract/routes/desk-pages.ts';

const Waiting = () => (
  <ObjectPage role="status" aria-busy>
    <Row $gap={16}>
      <Skeleton $width="72px" $height={72} $radius="50%" />
      <Skeleton $width="260px" $height={32} />
    </Row>
    <Skeleton $height={84} $radius="16px" />
    <ObjectColumns>
      <Skeleton $height={360} $radius="16px" />
      <Skeleton $height={240} $radius="16px" />
    </ObjectColumns>
  </ObjectPage>
);

const Tiles = ({ person: { money, mate, counts, orders } }: { readonly person: Person }) => (
  <Totals
    figures={[
      {
        label: texts.tiles.available,
        value: formatMoney(money.available),
        hint: [
          ...(money.withdrawing === 0 ? [] : [texts.tiles.withdrawing(formatMoney(money.withdrawing))]),
          texts.tiles.bonus(formatMoney(money.bonus)),
        ].join(', '),
      },
      {
        label: texts.tiles.held,
        value: formatMoney(money.held),
        hint: money.reserved === 0 ? texts.tiles.noReserves : texts.tiles.reserved(formatMoney(money.reserved)),
      },
      {
        label: texts.tiles.orders,
        value: groupedNumber(orders),
        hint:
          mate === null ? texts.tiles.squads(counts.squads) : texts.tiles.hours(Math.round(mate.finishedMinutes / 60)),
      },
      ...(mate === null
        ? []
        : [
            { label: texts.tiles.rating, value: formatRating(mate.rating), hint: texts.tiles.reviews(counts.reviews) },
            { label: texts.tiles.strikes, value: String(counts.strikes), hint: texts.tiles.strikesHint },
          ]),
      {
        label: texts.tiles.disputes,
        value: String(counts.disputes),
        hint: texts.tiles.disputesTold(counts.openDisputes, counts.lostDisputes),
      },
      { label: texts.tiles.reports, value: String(counts.reports), hint: texts.tiles.openReports(counts.openReports) },
    ]}
  />
);

/** Everything that operators know about a person, and what they may do. */
export const PersonCard = ({ id }: { readonly id: string }) => {
  const query = useDeskUserQuery({ params: { id } });
  return (
    <Loaded
      query={query}
      skeleton={<Waiting />}
      missing={
        <EmptyState
          text={texts.nothingFound}
          action={
            <ButtonLink size="sm" to={deskPage('users')}>
              {texts.back}
            </ButtonLink>
          }
        />
      }
    >
      {(person) => (
        <ObjectPage>
          <Viewers subject={`user:${id}`} />
          <PersonHead person={person} />
          <Tiles person={person} />
          <PersonPending person={person} />
          <ObjectColumns>
            <PersonTabs person={person} />
            <PersonSide person={person} />
          </ObjectColumns>
        </ObjectPage>
      )}
    </Loaded>
  );
};

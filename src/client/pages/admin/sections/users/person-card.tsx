import { TriangleAlert } from 'lucide-react';
import { failureOf } from '../../../../api/api-error';
import { useAdminUserQuery } from '../../../../entities/admin/admin-users-api';
import { formatMoney } from '../../../../entities/money/money';
import { ButtonLink } from '../../../../kit/controls/button-link';
import { EmptyState } from '../../../../kit/feedback/empty-state';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Notice } from '../../../../kit/feedback/notice';
import { Skeleton } from '../../../../kit/feedback/skeleton';
import { Row } from '../../../../kit/layout/stack';
import { squadNumber } from '../../../../../domain/text/format';
import { Lookers } from '../../kit/drawer/lookers';
import { Totals } from '../../kit/list/totals';
import { useMay } from '../../kit/use-may';
import type { Person } from './person';
import { PersonHead } from './person-head';
import { PersonSide } from './person-side';
import { PersonTabs } from './person-tabs';
import { texts } from './texts';
import { ObjectPage, ObjectColumns } from '../../kit/drawer/object-page';

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

const Waits = ({ person }: { readonly person: Person }) => {
  const may = useMay();
  const { withdrawal, squad, counts, status } = person;
  const sum = withdrawal && formatMoney(withdrawal.amount);
  const said = [
    ...(sum === null ? [] : [status === 'BLOCKED' ? texts.noticeWithdrawalPaused(sum) : texts.noticeWithdrawal(sum)]),
    ...(squad === null ? [] : [texts.noticeSquad(squadNumber(squad.id), texts.squadStatuses[squad.status])]),
    ...(counts.openBookings === 0 ? [] : [texts.noticeBookings(counts.openBookings)]),
    ...(counts.openReports === 0 ? [] : [texts.noticeReports(counts.openReports)]),
  ];
  if (said.length === 0) return null;
  return (
    <Notice
      icon={<TriangleAlert aria-hidden />}
      text={said.join(' ')}
      action={
        <Row $gap={8}>
          {withdrawal && may('VIEW_TRANSACTION') && (
            <ButtonLink size="sm" to={`/admin/withdrawals/${withdrawal.id}`}>
              {texts.toWithdrawal}
            </ButtonLink>
          )}
          {squad && (
            <ButtonLink size="sm" to={`/${squad.gameId}/squads/${squad.id}`}>
              {texts.toSquad}
            </ButtonLink>
          )}
          {counts.openBookings > 0 && (
            <ButtonLink size="sm" to="?tab=bookings">
              {texts.toBookings}
            </ButtonLink>
          )}
          {counts.openReports > 0 && may('MANAGE_USERS') && (
            <ButtonLink size="sm" to={`/admin/reports?search=${person.username}&status=NEW`}>
              {texts.toReports}
            </ButtonLink>
          )}
        </Row>
      }
    />
  );
};

const Tiles = ({ person: { money, mate, counts, orders } }: { readonly person: Person }) => (
  <Totals
    figures={[
      {
        label: texts.tiles.available,
        value: formatMoney(money.available),
        hint:
          money.withdrawing === 0
            ? texts.tiles.bonus(formatMoney(money.bonus))
            : texts.tiles.withdrawing(formatMoney(money.withdrawing)),
      },
      { label: texts.tiles.held, value: formatMoney(money.held), hint: texts.tiles.bonus(formatMoney(money.bonus)) },
      { label: texts.tiles.orders, value: String(orders), hint: texts.tiles.squads(counts.squads) },
      ...(mate === null
        ? []
        : [
            {
              label: texts.tiles.rating,
              value: mate.rating.toFixed(2).replace('.', ','),
              hint: texts.tiles.reviews(counts.reviews),
            },
            { label: texts.tiles.strikes, value: String(counts.strikes), hint: texts.tiles.strikesHint },
          ]),
      {
        label: texts.tiles.disputes,
        value: String(counts.disputes),
        hint: texts.tiles.openDisputes(counts.openDisputes),
      },
      { label: texts.tiles.reports, value: String(counts.reports), hint: texts.tiles.openReports(counts.openReports) },
    ]}
  />
);

/** Everything that operators know of one person, and what they may do. */
export const PersonCard = ({ id }: { readonly id: string }) => {
  const { currentData: person, error, refetch } = useAdminUserQuery({ params: { id } });
  if (person === undefined) {
    if (error === undefined) return <Waiting />;
    const { code, message } = failureOf(error);
    return code === 'ADMIN_USERS_NOT_FOUND' || code === 'VALIDATION_ERROR' ? (
      <EmptyState
        text={texts.nothingFound}
        action={
          <ButtonLink size="sm" to="/admin/users">
            {texts.back}
          </ButtonLink>
        }
      />
    ) : (
      <ErrorState text={message} onRetry={refetch} />
    );
  }
  return (
    <ObjectPage>
      <Lookers subject={`user:${id}`} />
      <PersonHead person={person} />
      <Tiles person={person} />
      <Waits person={person} />
      <ObjectColumns>
        <PersonTabs person={person} />
        <PersonSide person={person} />
      </ObjectColumns>
    </ObjectPage>
  );
};

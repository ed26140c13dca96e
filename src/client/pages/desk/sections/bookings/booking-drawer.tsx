import { languageNames } from '../../kit/language-names';
import { useState } from 'react';
import type { ScheduledStep } from '#contract/desk/kit.ts';
import { formatDuration, squadNumber } from '#domain/text/format.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskBookingQuery } from '#client/entities/desk/bookings-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { Quiet, UserText } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { BookingBadge } from '../common/booking-badge';
import { DeadlinesPanel } from '../common/deadlines-panel';
import { GameTime } from '../common/game-time';
import { texts as common } from '../common/texts';
import { BookingMoney } from './booking-money';
import { CancelBooking } from './cancel-booking';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

type Booking = CallResponse<'GET /v1/admin/bookings/{id}'>;

/** How it ended; null while it is open. */
const endText = ({ status, mate, closedBy }: Booking): string | null => {
  switch (status) {
    case 'REQUESTED':
    case 'CONFIRMED':
      return null;
    case 'OPENED':
      return texts.opened;
    case 'DECLINED':
      return texts.declined(mate.username);
    case 'EXPIRED':
      return texts.expired(mate.username);
    case 'CANCELLED':
      return texts.cancelledBy[closedBy ?? 'SYSTEM'];
    case 'FAILED':
      return texts.failedBy[closedBy ?? 'SYSTEM'];
  }
};

const storyOf = (booking: Booking) => {
  const { client, mate, createdAt, confirmedAt, closedAt } = booking;
  const end = endText(booking);
  return [
    { text: texts.asked(client.username), at: createdAt },
    ...(confirmedAt === null ? [] : [{ text: texts.agreed(mate.username), at: confirmedAt }]),
    ...(end === null || closedAt === null ? [] : [{ text: end, at: closedAt }]),
  ];
};

const Story = ({ booking }: { readonly booking: Booking }) => (
  <Panel>
    <PanelTitle>{texts.story}</PanelTitle>
    {storyOf(booking).map(({ text, at }) => (
      <Row key={text} $justify="space-between" $gap={12} $wrap="nowrap" $align="start">
        <span>{text}</span>
        <Quiet>
          <DateText value={at} />
        </Quiet>
      </Row>
    ))}
  </Panel>
);

const stepName = ({ kind, subject }: ScheduledStep): string =>
  kind === 'remind' ? texts.remind(spanInWords(Number(subject))) : texts.step(kind);

const Content = ({ booking }: { readonly booking: Booking }) => {
  const { gameName, kind, durationMinutes, startsAt, squad, status } = booking;
  const may = useMay();
  return (
    <>
      <Stack $gap={6}>
        <Row $justify="space-between">
          <strong>
            {gameName}, {categoryNames[kind]}
          </strong>
          <BookingBadge status={status} />
        </Row>
        <p>
          <GameTime title value={startsAt} />, {formatDuration(durationMinutes)}
        </p>
        <Quiet>{texts.facts(booking.platform, languageNames(booking.languages))}</Quiet>
        {squad !== null && (
          <Row $gap={8}>
            <ButtonLink
              size="sm"
              to={
                may('MANAGE_SQUADS')
                  ? deskPage('squads', squad.id)
                  : squadPath({ gameId: squad.gameId, squadId: squad.id })
              }
            >
              {texts.squad(squadNumber(squad.id), common.statuses[squad.status])}
            </ButtonLink>
          </Row>
        )}
      </Stack>
      <PersonPanel person={booking.client} hint={texts.client} />
      <PersonPanel person={booking.mate} hint={texts.mate(booking.percent)} />
      {booking.note !== '' && (
        <Panel>
          <PanelTitle>{texts.note}</PanelTitle>
          <UserText>{booking.note}</UserText>
        </Panel>
      )}
      <BookingMoney booking={booking} />
      {booking.closedAt === null && (
        <dl>
          {status === 'REQUESTED' && <SumLine label={texts.answerBy} value={<GameTime value={booking.answerBy} />} />}
          <SumLine label={texts.freeUntil} value={<GameTime value={booking.freeCancelUntil} />} />
        </dl>
      )}
      <DeadlinesPanel deadlines={booking.deadlines} name={stepName} time={(at) => <GameTime value={at} />} />
      <Story booking={booking} />
      <SubjectHistory subject={`booking:${booking.id}`} />
    </>
  );
};

const Acts = ({ booking }: { readonly booking: Booking }) => {
  const [asking, setAsking] = useState(false);
  if (booking.own) return <Quiet>{texts.own}</Quiet>;
  return (
    <>
      {booking.mayCancel && (
        <Button variant="danger" wide onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      {asking && <CancelBooking booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
};

/** One booking: people, time, the money and where it went, the history, and what an operator can do. */
export const BookingDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskBookingQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`booking:${id}`}
      query={query}
      footer={(booking) => <Acts booking={booking} />}
    >
      {(booking) => <Content booking={booking} />}
    </Drawer>
  );
};

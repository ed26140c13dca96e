import type { CallResponse } from '#client/api/call.ts';
import { Money } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Booking = CallResponse<'GET /v1/admin/bookings/{id}'>;

const whereTo = ({ status, price, closing }: Booking) => {
  if (status === 'OPENED') return [{ label: texts.toSquad, value: price }];
  if (closing === null) return [];
  return [
    { label: texts.returned, value: closing.returned },
    { label: texts.income, value: closing.income },
    { label: texts.service, value: closing.service },
  ];
};

/** What was paid, from which money, and where it is now; with links to the operations. */
export const BookingMoney = ({ booking }: { readonly booking: Booking }) => {
  const may = useMay();
  const { price, bonus, gift, held, lines, closedAt } = booking;
  const due = closedAt === null ? price : 0;
  const parts = [{ label: texts.ofBonus, value: bonus }, { label: texts.ofGift, value: gift }, ...whereTo(booking)];
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.money}</PanelTitle>
        {held !== due && <Badge $tone="danger">{texts.off}</Badge>}
      </Row>
      <dl>
        <SumLine label={texts.price} value={<Money value={price} />} />
        {parts
          .filter(({ value }) => value !== 0)
          .map(({ label, value }) => (
            <SumLine key={label} label={label} value={<Money value={value} />} />
          ))}
        <SumLine strong label={texts.held} value={<Money value={held} />} />
      </dl>
      {lines.length > 0 && (
        <>
          <PanelTitle>{texts.lines}</PanelTitle>
          <dl>
            {lines.map(({ id, person, type, amount, createdAt }) => {
              const name = `${type === 'PURCHASE' && amount > 0 ? texts.back : texts.line(type)}, ${person.username}`;
              return (
                <SumLine
                  key={id}
                  label={
                    <>
                      {may('VIEW_TRANSACTION') ? <TextLink to={deskPage('transactions', id)}>{name}</TextLink> : name}{' '}
                      <small>
                        <DateText value={createdAt} />
                      </small>
                    </>
                  }
                  value={<Money value={amount} signed tinted />}
                />
              );
            })}
          </dl>
        </>
      )}
    </Panel>
  );
};

import { Inbox, Swords, ToggleLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Notice } from '../../ui/feedback/notice';
import { Card } from '../../ui/layout/card';
import { useGameLink } from '../../ui/routing/use-game-link';
import { HotOrders } from './hot-orders';
import { OrderCard } from './order-card';
import { OrdersSkeleton } from './orders-skeleton';
import { texts } from './texts';
import { useOpenOrders } from './use-open-orders';
import { whyNotAccept } from './why-not-accept';

interface MateOrdersProps {
  readonly me: Me;
  readonly toggle: ReactNode;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Takes the focus from a card that is gone; there is nothing to press, so it shows none. */
const Section = styled.section`
  &:focus {
    outline: none;
  }
`;

/** The invitations that wait for this mate, the one that ends first on top. */
export const MateOrders = ({ me, toggle }: MateOrdersProps) => {
  const { orders, error, refetch, now } = useOpenOrders();
  const section = useRef<HTMLElement>(null);
  const declined = useRef(false);
  const count = orders?.length;
  const link = useGameLink();
  const active = me.mateAccess?.active ?? false;
  const whyNot = whyNotAccept(me);

  /** The card goes with the button that had the focus: the list takes it. */
  useEffect(() => {
    if (declined.current) section.current?.focus();
    declined.current = false;
  }, [count]);

  const body = () => {
    if (orders === undefined) return error === undefined ? <OrdersSkeleton /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />;
    if (orders.length === 0) {
      const create = me.hasSquad ? undefined : <ButtonLink to={link('/{gameId}/squads/create')}>{texts.create}</ButtonLink>;
      return (
        <Card>
          <EmptyState icon={<Inbox />} text={active ? texts.empty : texts.emptyOff} action={active ? create : toggle} />
        </Card>
      );
    }
    return (
      <List>
        {orders.map((order) => (
          <OrderCard
            key={order.squadId}
            order={order}
            now={now}
            whyNot={whyNot}
            onDeclined={() => {
              declined.current = true;
            }}
          />
        ))}
      </List>
    );
  };
  return (
    <>
      {me.squadMember !== null && (
        <Notice
          icon={<Swords aria-hidden />}
          text={texts.hasSquad}
          action={
            <ButtonLink to={`/${me.squadMember.gameId}/squads/${me.squadMember.squadId}`} size="sm">
              {texts.toSquad}
            </ButtonLink>
          }
        />
      )}
      {!active && orders !== undefined && orders.length > 0 && <Notice icon={<ToggleLeft aria-hidden />} text={texts.ordersOff} action={toggle} />}
      <Section ref={section} tabIndex={-1} aria-label={texts.list}>
        {body()}
      </Section>
      {active && me.squadMember === null && <HotOrders />}
    </>
  );
};

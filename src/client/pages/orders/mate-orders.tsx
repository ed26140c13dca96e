import styled from 'styled-components';
import { Inbox } from '../../kit/icons/inbox';
import { Swords } from '../../kit/icons/swords';
import { ToggleLeft } from '../../kit/icons/toggle-left';
import type { Me } from '#contract/schemas/me.ts';
import { useHotSquadsQuery } from '../../entities/squad/hot-squads-api';
import { useServerNow } from '../../kit/time/use-server-now';
import { FocusOnDecline } from '../../features/order-invitation/focus-on-decline';
import { OpenOrders, useOpenOrders } from '../../features/order-invitation/open-orders';
import { OrdersSkeleton } from '../../features/order-invitation/order-styles';
import { texts } from './texts';
import { SectionTitle } from '../../kit/layout/page';
import { theme } from '../../kit/theme/theme';
import { HotCard } from './hot-card';
import { Loaded } from '../../api/loaded';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Notice } from '../../kit/feedback/notice';
import { Card } from '../../kit/layout/card';
import { useGameLink } from '../../entities/game/chosen-game';
import { LazyMateToggle } from '../../features/mate-toggle/lazy-mate-toggle';
import { chosenGame } from '#contract/routes/route.ts';
import { createSquadPath, squadPath } from '#contract/routes/game-pages.ts';

const HotOrdersSection = styled.section`
  > p {
    margin-bottom: 12px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/**
 * Hot squads that fit this mate now; renders nothing without any or on an error: they are an extra next to the
 * invitations.
 */
const HotOrders = () => {
  const { data } = useHotSquadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  const open = data?.filter(({ expiresAt }) => Date.parse(expiresAt) > now) ?? [];
  if (open.length === 0) return null;
  return (
    <HotOrdersSection aria-labelledby="hot-squads">
      <SectionTitle id="hot-squads">{texts.hot.title}</SectionTitle>
      <p>{texts.hot.text}</p>
      <ul>
        {open.map((squad) => (
          <HotCard key={squad.squadId} squad={squad} />
        ))}
      </ul>
    </HotOrdersSection>
  );
};

/** Invitations to this mate, the earliest deadline first. */
export const MateOrders = ({ me }: { readonly me: Me }) => {
  const { query, orders } = useOpenOrders();
  const link = useGameLink();
  const active = me.mateAccess?.active ?? false;

  const create = me.hasSquad ? undefined : (
    <ButtonLink to={link(createSquadPath({ gameId: chosenGame }))}>{texts.create}</ButtonLink>
  );
  const nothing = (
    <Card>
      <EmptyState
        icon={<Inbox />}
        text={active ? texts.empty : texts.emptyOff}
        action={active ? create : <LazyMateToggle />}
      />
    </Card>
  );
  return (
    <>
      {me.squadMember !== null && (
        <Notice
          icon={<Swords aria-hidden />}
          text={texts.hasSquad}
          action={
            <ButtonLink to={squadPath({ gameId: me.squadMember.gameId, squadId: me.squadMember.squadId })} size="sm">
              {texts.toSquad}
            </ButtonLink>
          }
        />
      )}
      {!active && orders !== undefined && orders.length > 0 && (
        <Notice icon={<ToggleLeft aria-hidden />} text={texts.ordersOff} action={<LazyMateToggle />} />
      )}
      <FocusOnDecline count={orders?.length}>
        <Loaded query={query} skeleton={<OrdersSkeleton />} empty={nothing}>
          {(open) => <OpenOrders orders={open} me={me} />}
        </Loaded>
      </FocusOnDecline>
      {active && me.squadMember === null && <HotOrders />}
    </>
  );
};

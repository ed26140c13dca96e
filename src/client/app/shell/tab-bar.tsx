import { Bell } from '../../kit/icons/bell';
import { House } from '../../kit/icons/house';
import { Inbox } from '../../kit/icons/inbox';
import type { IconComponent } from '../../kit/icons/icon';
import { MessageCircle } from '../../kit/icons/message-circle';
import { Swords } from '../../kit/icons/swords';
import { User } from '../../kit/icons/user';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import { useBookingsAwaiting } from '../../entities/booking/bookings-awaiting-api';
import { useUnreadCount } from '../../entities/notification/notifications-api';
import { useNewOrdersCountQuery } from '../../entities/squad/squad-lists-count-api';
import { selectUnreadTotal } from '../../entities/chat/store/selectors';
import { CountBadge } from '../../kit/display/badge';
import { Link } from '../../kit/routing/link';
import { leadsHere } from '../../kit/routing/nav-link';
import { useGameLink } from '../../entities/game/chosen-game';
import { from, oneLine, theme } from '../../kit/theme/theme';
import { usePanel } from '../panels/panels';
import { texts } from './texts';
import { menuTexts } from './menu-texts';
import { chosenGame } from '#contract/routes/route.ts';
import { ordersPath, squadsPath } from '#contract/routes/game-pages.ts';
import { chatsPath } from '#contract/routes/product-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

const Bar = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${theme.layer.tabBar};
  display: flex;
  height: ${theme.size.tabBar};
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  ${from('md')} {
    display: none;
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 0;
  color: ${theme.color.text3};
  /* Fits its fifth of a phone in enlarged letters too: the icon says the same. */
  font-size: min(0.6875rem, 12px);
  font-weight: 500;
  svg {
    width: 22px;
    height: 22px;
  }
  > [role='img'] {
    position: absolute;
    top: 4px;
    left: calc(50% + 4px);
    min-width: 18px;
    height: 18px;
    padding: 0 5px;
    font-size: min(0.6875rem, 12px);
    line-height: 1;
  }
  /* Enlarged letters may not push the last tab out of the window. */
  > span:not([role]) {
    ${oneLine}
    max-width: 100%;
  }
  &[aria-current='page'] {
    color: ${theme.color.accent};
  }
`;

interface TabItem {
  readonly icon: IconComponent;
  readonly label: string;
  readonly to: string;
  readonly active: boolean;
  /** Number of unread items; nothing is shown for zero. */
  readonly count?: number;
  /** Label of the count, if it does not count unread items. */
  readonly counted?: string;
}

const callsText = (orders: number, awaiting: number): string => {
  if (orders === 0) return menuTexts.awaiting(awaiting);
  return awaiting === 0 ? texts.newInvitations(orders) : menuTexts.newCalls(orders, awaiting);
};

/** The second tab: the person's own squad, or the page where they get one: mates by invitations. */
const usePlayTab = ({ squadMember, mateAccess }: Me, orders: number): Omit<TabItem, 'active'> => {
  const link = useGameLink();
  if (squadMember !== null) {
    const label = mateAccess === null ? menuTexts.ownGame : menuTexts.ownOrder;
    return { icon: Swords, label, to: squadPath(squadMember) };
  }
  if (mateAccess === null) return { icon: Swords, label: texts.play, to: link(squadsPath({ gameId: chosenGame })) };
  const counted = texts.newInvitations(orders);
  return {
    icon: Inbox,
    label: texts.invitations,
    to: link(ordersPath({ gameId: chosenGame })),
    count: orders,
    counted,
  };
};

/** Navigation on phones for a signed-in person: the five most important pages. */
export const TabBar = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  const { pathname } = useLocation();
  const [events, menu] = [usePanel('events'), usePanel('menu')];
  const unread = useSelector(selectUnreadTotal);
  const orders = useNewOrdersCountQuery(undefined, { skip: me.mateAccess === null }).data?.count ?? 0;
  const awaiting = useBookingsAwaiting(me);
  const news = useUnreadCount();
  const panelOpen = events.isOpen || menu.isOpen;
  const play = usePlayTab(me, orders);
  // Invitations without a tab of their own are in the menu.
  const ordersInMenu = play.count === undefined ? orders : 0;

  // The page and the toasts leave room for the bar.
  useEffect(() => {
    document.documentElement.dataset.signedIn = '';
    return () => {
      delete document.documentElement.dataset.signedIn;
    };
  }, []);

  const tabs: readonly TabItem[] = [
    { icon: House, label: menuTexts.home, to: link('/'), active: !panelOpen && pathname === '/' },
    { ...play, active: !panelOpen && leadsHere(play.to, pathname) },
    {
      icon: MessageCircle,
      label: menuTexts.chat,
      to: link(chatsPath),
      active: !panelOpen && leadsHere(chatsPath, pathname),
      count: unread,
    },
    { icon: Bell, label: menuTexts.events, to: events.to, active: events.isOpen, count: news },
    {
      icon: User,
      label: menuTexts.profile,
      to: menu.to,
      active: menu.isOpen || (!panelOpen && pathname.endsWith('/profile')),
      count: ordersInMenu + awaiting,
      counted: callsText(ordersInMenu, awaiting),
    },
  ];
  return (
    <Bar aria-label={menuTexts.tabs}>
      {tabs.map(({ icon: Icon, label, to, active, count = 0, counted = menuTexts.unread(count) }) => (
        <Tab key={label} to={to} aria-current={active ? 'page' : undefined}>
          <Icon aria-hidden />
          <span>{label}</span>
          <CountBadge count={count} label={counted} />
        </Tab>
      ))}
    </Bar>
  );
};

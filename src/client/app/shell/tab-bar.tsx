import { Bell, House, MessageCircle, Swords, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { useUnreadNotificationsQuery } from '../../api/notifications-api';
import { selectUnreadTotal } from '../../chat/store/selectors';
import { CountBadge } from '../../ui/data/count-badge';
import { Link } from '../../ui/routing/link';
import { useGameLink } from '../../ui/routing/use-game-link';
import { from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { usePanel } from '../panels/use-panel';
import { texts } from './texts';

const Bar = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${theme.layer.tabBar};
  display: flex;
  box-sizing: content-box;
  height: 56px;
  padding-bottom: env(safe-area-inset-bottom);
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
  color: ${theme.color.text3};
  font-size: 11px;
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
    font-size: 11px;
  }
  &[aria-current='page'] {
    color: ${theme.color.accent};
  }
`;

interface TabItem {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly to: string;
  readonly active: boolean;
  /** Unread; nothing at zero. */
  readonly count?: number;
}

/** Phones, signed in: the five places that a thumb reaches. */
export const TabBar = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  const { pathname } = useLocation();
  const [events, menu] = [usePanel('events'), usePanel('menu')];
  const unread = useSelector(selectUnreadTotal);
  const news = useUnreadNotificationsQuery().data?.count ?? 0;
  const panelOpen = events.isOpen || menu.isOpen;
  const play = me.squadMember === null ? link('/{gameId}/squads') : `/${me.squadMember.gameId}/squads/${me.squadMember.squadId}`;

  // The page and the toasts keep clear of the bar.
  useEffect(() => {
    document.documentElement.dataset.signedIn = '';
    return () => {
      delete document.documentElement.dataset.signedIn;
    };
  }, []);

  const tabs: readonly TabItem[] = [
    { icon: House, label: texts.home, to: link('/'), active: !panelOpen && pathname === '/' },
    { icon: Swords, label: texts.play, to: play, active: !panelOpen && pathname.includes('/squads') },
    { icon: MessageCircle, label: texts.chat, to: '/chat', active: !panelOpen && pathname.startsWith('/chat'), count: unread },
    { icon: Bell, label: texts.events, to: events.to, active: events.isOpen, count: news },
    { icon: User, label: texts.profile, to: menu.to, active: menu.isOpen || (!panelOpen && pathname.endsWith('/profile')) },
  ];
  return (
    <Bar aria-label={texts.tabs}>
      {tabs.map(({ icon: Icon, label, to, active, count = 0 }) => (
        <Tab key={label} to={to} aria-current={active ? 'page' : undefined}>
          <Icon aria-hidden />
          {label}
          <CountBadge count={count} label={texts.unread(count)} />
        </Tab>
      ))}
    </Bar>
  );
};

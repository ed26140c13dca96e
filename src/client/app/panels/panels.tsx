import { useLocation, useNavigate } from 'react-router';
import { Suspense } from 'react';
import { useMe } from '../../entities/person/users-api';
import { closeFailed } from '../../kit/overlay/failed-part';
import { lazyPart } from '../../kit/overlay/lazy-part';

/** Panels stand in the address (`#chat`), so that Back closes them. */
type PanelName = 'chat' | 'events' | 'menu';

interface PanelControls {
  readonly isOpen: boolean;
  readonly to: string;
  readonly open: () => void;
  readonly close: () => void;
}

export const usePanel = (name: PanelName): PanelControls => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const to = `${pathname}${search}#${name}`;
  return {
    isOpen: hash === `#${name}`,
    to,
    open: () => void navigate(to),
    close: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
  };
};

interface PanelProps {
  readonly onClose: () => void;
}

const Events = lazyPart<PanelProps>(
  () =>
    import(/* webpackChunkName: "notifications" */ '../../features/notifications/notifications-panel').then(
      (m) => m.NotificationsPanel,
    ),
  { failed: closeFailed },
);
const AppMenu = lazyPart<PanelProps>(
  () => import(/* webpackChunkName: "app-menu" */ './app-menu').then((m) => m.AppMenu),
  { failed: closeFailed },
);

/** The notifications and the phone's menu, each fetched when first opened. */
export const Panels = () => {
  const me = useMe();
  const [events, menu] = [usePanel('events'), usePanel('menu')];
  return (
    <Suspense>
      {me !== null && events.isOpen && <Events.Part onClose={events.close} />}
      {menu.isOpen && <AppMenu.Part onClose={menu.close} />}
    </Suspense>
  );
};

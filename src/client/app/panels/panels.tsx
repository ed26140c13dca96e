import { useLocation, useNavigate } from 'react-router';
import { Suspense } from 'react';
import { useMe } from '../../entities/person/users-api';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';

/** An open panel is part of the address (`#chat`), so that Back closes it. */
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

const Events = lazyComponent<PanelProps>(
  () =>
    import(/* webpackChunkName: "notifications" */ '../../features/notifications/notifications-panel').then(
      (m) => m.NotificationsPanel,
    ),
  { renderError: toastAndClose },
);
const AppMenu = lazyComponent<PanelProps>(
  () => import(/* webpackChunkName: "app-menu" */ './app-menu').then((m) => m.AppMenu),
  { renderError: toastAndClose },
);

/** The notifications and the phone's menu; each is loaded when it is first opened. */
export const Panels = () => {
  const me = useMe();
  const [events, menu] = [usePanel('events'), usePanel('menu')];
  return (
    <Suspense>
      {me !== null && events.isOpen && <Events.Component onClose={events.close} />}
      {menu.isOpen && <AppMenu.Component onClose={menu.close} />}
    </Suspense>
  );
};

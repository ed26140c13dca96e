import { Suspense } from 'react';
import { useMe } from '../../api/use-me';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { usePanel } from './use-panel';

interface PanelProps {
  readonly onClose: () => void;
}

const Events = lazyPart<PanelProps>(() =>
  import(/* webpackChunkName: "notifications" */ '../../features/notifications/notifications-panel').then((m) => m.NotificationsPanel),
);
const AppMenu = lazyPart<PanelProps>(() => import(/* webpackChunkName: "app-menu" */ './app-menu').then((m) => m.AppMenu));

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

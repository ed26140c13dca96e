import { SettingCard } from '../setting-card';
import { Quiet } from '../settings-look';

/** Channels that word of orders and squads comes by. */
export const NotificationsSection = () => (
  <SettingCard anchor="channels" title="Каналы">
    <Quiet>Скоро здесь: почта, Telegram, Discord и VK.</Quiet>
  </SettingCard>
);

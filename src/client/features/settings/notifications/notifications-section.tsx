import { useSyncExternalStore } from 'react';
import { Switch } from '#client/kit/form/switch.tsx';
import { soundSwitch } from '#client/entities/notification/sound.ts';
import { Actions, Line, TextBlock } from './channel-styles';
import { texts } from './texts';
import { Loaded } from '#client/api/loaded.tsx';
import { useNotifiersQuery } from '#client/entities/notification/notifier-api.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { SettingCard } from '../setting-card';
import { ChannelRow } from './channel-row';
import { PushRow } from './push-row';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';

/** The sound in this browser; all its tabs follow at once. */
const SoundRow = () => {
  const isOn = useSyncExternalStore(soundSwitch.subscribe, soundSwitch.isOn);
  return (
    <li>
      <Line>
        <TextBlock>
          <h3>{texts.sound}</h3>
          <p>{texts.soundLead}</p>
        </TextBlock>
        <Actions>
          <Switch checked={isOn} onChange={soundSwitch.set} label={texts.soundSwitch} shortLabel={texts.soundShort} />
        </Actions>
      </Line>
    </li>
  );
};

const rows = [1, 2, 3, 4, 5, 6] as const;

/** Channels for notifications about orders and squads. */
export const NotificationsSection = () => (
  <SettingCard anchor="channels" title={texts.title} lead={texts.lead}>
    <Loaded
      query={useNotifiersQuery(undefined, { refetchOnMountOrArgChange: true })}
      skeleton={
        <Stack $gap={24} aria-busy>
          {rows.map((row) => (
            <Skeleton key={row} $height={44} $radius="10px" />
          ))}
        </Stack>
      }
    >
      {(services) => (
        <RuledList $space={14}>
          {services.map((service) => (
            <ChannelRow key={service.name} service={service} />
          ))}
          <PushRow />
          <SoundRow />
        </RuledList>
      )}
    </Loaded>
  </SettingCard>
);

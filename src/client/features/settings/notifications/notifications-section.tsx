import { useSyncExternalStore } from 'react';
import { Switch } from '../../../kit/form/switch';
import { soundSwitch } from '../../../entities/notification/sound';
import { Actions, Line, TextBlock } from './channel-styles';
import { texts } from './texts';
import { failureOf } from '../../../api/api-error';
import { useNotifiersQuery } from '../../../entities/notification/notifier-api';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Stack } from '../../../kit/layout/stack';
import { SettingCard } from '../setting-card';
import { ChannelRow } from './channel-row';
import { PushRow } from './push-row';
import { RuledList } from '../../../kit/layout/ruled-list';

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
export const NotificationsSection = () => {
  const { data: services, error, refetch } = useNotifiersQuery(undefined, { refetchOnMountOrArgChange: true });
  const content = () => {
    if (services !== undefined) {
      return (
        <RuledList $space={14}>
          {services.map((service) => (
            <ChannelRow key={service.name} service={service} />
          ))}
          <PushRow />
          <SoundRow />
        </RuledList>
      );
    }
    if (error !== undefined) return <ErrorState text={failureOf(error).message} onRetry={refetch} />;
    return (
      <Stack $gap={24} aria-busy>
        {rows.map((row) => (
          <Skeleton key={row} $height={44} $radius="10px" />
        ))}
      </Stack>
    );
  };
  return (
    <SettingCard anchor="channels" title={texts.title} lead={texts.lead}>
      {content()}
    </SettingCard>
  );
};

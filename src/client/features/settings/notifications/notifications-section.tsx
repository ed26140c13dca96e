import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useNotifiersQuery } from '../../../api/notifier-api';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Stack } from '../../../ui/layout/stack';
import { theme } from '../../../ui/theme/theme';
import { SettingCard } from '../setting-card';
import { ChannelRow } from './channel-row';
import { SoundRow } from './sound-row';
import { texts } from './texts';

const List = styled.ul`
  margin-block: -14px;
  > li {
    padding-block: 14px;
    border-top: 1px solid ${theme.color.line};
    &:first-child {
      border-top: 0;
    }
  }
`;

const rows = [1, 2, 3, 4, 5] as const;

/** Channels that word of orders and squads comes by. */
export const NotificationsSection = () => {
  const { data: services, error, refetch } = useNotifiersQuery(undefined, { refetchOnMountOrArgChange: true });
  const content = () => {
    if (services !== undefined) {
      return (
        <List>
          {services.map((service) => (
            <ChannelRow key={service.name} service={service} />
          ))}
          <SoundRow />
        </List>
      );
    }
    if (error !== undefined) return <ErrorState text={failureOf(error).message} onRetry={refetch} />;
    return (
      <Stack $gap={24}>
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

import type { ReactNode } from 'react';
import type { PublicUser } from '../../../contract/users';
import { failureOf } from '../../api/api-failure';
import { useUserInGameQuery } from '../../api/users-api';
import { ErrorState } from '../../ui/feedback/error-state';
import { Card } from '../../ui/layout/card';
import { SettingsSkeleton } from './settings-skeleton';

interface WithProfileProps {
  readonly userId: string;
  readonly gameId: string;
  readonly children: (profile: PublicUser) => ReactNode;
}

/** One's own profile for the settings that show it: its shape while it loads, its failure in words. */
export const WithProfile = ({ userId, gameId, children }: WithProfileProps) => {
  const { currentData, error, refetch } = useUserInGameQuery({ params: { gameId, userId } });
  if (currentData) return children(currentData);
  if (error === undefined && currentData !== null) return <SettingsSkeleton />;
  return (
    <Card>
      <ErrorState text={error === undefined ? undefined : failureOf(error).message} onRetry={refetch} />
    </Card>
  );
};

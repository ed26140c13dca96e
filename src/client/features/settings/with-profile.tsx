import type { ReactNode } from 'react';
import type { PublicUser } from '#contract/people/users.ts';
import { failureOf } from '../../api/api-error';
import { useUserInGameQuery } from '../../entities/person/users-api';
import { ErrorState } from '../../kit/feedback/error-state';
import { Card } from '../../kit/layout/card';
import { SettingsSkeleton } from './setting-card';

interface WithProfileProps {
  readonly userId: string;
  readonly gameId: string;
  readonly children: (profile: PublicUser) => ReactNode;
}

/** Loads the person's profile for settings that show it: a skeleton while it loads, an error state on failure. */
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

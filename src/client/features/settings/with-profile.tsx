import type { ReactNode } from 'react';
import type { PublicUser } from '#contract/people/users.ts';
import { Loaded } from '../../api/loaded';
import { useUserInGameQuery } from '../../entities/person/users-api';
import { Card } from '../../kit/layout/card';
import { SettingsSkeleton } from './setting-card';

interface WithProfileProps {
  readonly userId: string;
  readonly gameId: string;
  readonly children: (profile: PublicUser) => ReactNode;
}

/** Loads the person's profile for settings that show it: a skeleton while it loads, an error state on failure. */
export const WithProfile = ({ userId, gameId, children }: WithProfileProps) => {
  const query = useUserInGameQuery({ params: { gameId, userId } });
  return (
    <Loaded query={query} skeleton={<SettingsSkeleton />} failedIn={Card}>
      {children}
    </Loaded>
  );
};

import type { PublicUser } from '#contract/people/users.ts';
import { aClient } from './people';

/** The client of these tests as others see them. */
export const aPublicUser = (with_: Partial<PublicUser> = {}): PublicUser => ({
  id: aClient().id,
  username: 'Киберкот',
  avatarUrl: null,
  country: null,
  languages: ['ru'],
  description: null,
  platforms: ['PC'],
  onlineLevel: 2,
  lastOnlineAt: null,
  orders: 3,
  since: '2025-05-01T10:00:00.000Z',
  mate: null,
  ...with_,
});

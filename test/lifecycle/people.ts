import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import type { SquadActor } from '#domain/squad/facts/squad-people.ts';

/** The roles of the lifecycle table. Client: joined from the public list. Friend: joined through a link. */
export const roles = ['owner', 'client', 'mate', 'friend', 'stranger', 'admin'] as const;
export type Role = (typeof roles)[number];

export const actorOf = (role: Role): SquadActor => (role === 'admin' ? { admin: 'admin' } : role);

/** A mate who fits every squad in these tests. */
export const fitMate: MateFacts = {
  active: true,
  hasSquad: false,
  onboardingComplete: true,
  gameId: 'cs2',
  platforms: ['PC'],
  languages: ['ru', 'en'],
  categoryIds: [1, 2],
  level: 'PRO',
  percent: 82,
};

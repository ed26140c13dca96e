import type { Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';

export const games: readonly Game[] = [
  { id: 'cs2', name: 'Counter-Strike 2', iconUrl: '/cs2.svg', platforms: ['PC'], maxSlots: 5 },
  { id: 'dota2', name: 'Dota 2', iconUrl: '/dota2.svg', platforms: ['PC'], maxSlots: 5 },
];

export const aClient = (with_: Partial<Me> = {}): Me => ({
  id: '0190f000-0000-7000-8000-000000000001',
  username: 'Киберкот',
  email: 'cat@example.test',
  emailConfirmed: true,
  mailRefused: false,
  hasPassword: true,
  avatarUrl: null,
  balance: 4820,
  orders: 3,
  status: 'ACTIVE',
  lastOnlineAt: null,
  hasSquad: false,
  mateAccess: null,
  squadMember: null,
  permissions: [],
  timeZone: 'Europe/Moscow',
  allowMarketing: false,
  ...with_,
});

export const aMate = (with_: Partial<Me> = {}): Me =>
  aClient({ username: 'Северин', mateAccess: { gameId: 'cs2', active: false, grade: 'PRO', percent: 82 }, ...with_ });

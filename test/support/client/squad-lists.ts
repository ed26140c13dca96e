import type { MateOrder, SquadHistoryItem, VisibleSquad } from '#contract/squads/squad-lists-fields.ts';
import type { Person } from '#contract/squads/squad-view.ts';
import { aClient } from './people';

const rankUp = { id: 2, kind: 'RANK_UP', name: 'Повышение ранга', slug: 'rank-up' } as const;

const aPerson = (username: string, with_: Partial<Person> = {}): Person => ({
  id: `0190f000-0000-7000-8000-${String(username.length).padStart(12, '0')}`,
  username,
  avatarUrl: null,
  onlineLevel: 2,
  ...with_,
});

export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const anOrder = (with_: Partial<MateOrder> = {}): MateOrder => ({
  squadId: 18402,
  gameId: 'cs2',
  category: rankUp,
  platform: 'PC',
  durationMinutes: 60,
  owner: aPerson('Киберкот'),
  caller: { orders: 12, languages: ['ru'], rating: 4.8, note: '' },
  members: 2,
  slots: 4,
  price: 700,
  income: 546,
  invitedAt: inMs(-60_000),
  expiresAt: inMs(540_000),
  ...with_,
});

export const aPlayedSquad = (with_: Partial<SquadHistoryItem> = {}): SquadHistoryItem => ({
  id: 18402,
  gameId: 'cs2',
  gameName: 'Counter-Strike 2',
  category: rankUp,
  durationMinutes: 60,
  status: 'FINISHED',
  myType: 'CLIENT',
  members: [
    { user: aPerson('Киберкот', { id: aClient().id }), type: 'CLIENT' },
    { user: aPerson('Северин'), type: 'MATE' },
  ],
  amount: -700,
  createdAt: inMs(-7_200_000),
  finishedAt: inMs(-3_600_000),
  settled: true,
  left: false,
  repeatable: true,
  dispute: null,
  disputableUntil: null,
  reviewPending: false,
  recreatedAs: null,
  ...with_,
});

export const aVisibleSquad = (with_: Partial<VisibleSquad> = {}): VisibleSquad => ({
  id: 18402,
  gameId: 'cs2',
  category: rankUp,
  platform: 'PC',
  languages: ['ru'],
  durationMinutes: 60,
  slots: 4,
  taken: 2,
  owner: aPerson('Енот'),
  mates: [{ id: aPerson('Северин').id, username: 'Северин', avatarUrl: null, grade: 'PRO' }],
  priceToJoin: 445,
  createdAt: inMs(-60_000),
  ...with_,
});

import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { fitMate } from './people';

/** When the squads of these tests are created, epoch ms. */
export const start = Date.UTC(2026, 0, 15, 12);

/** A client invites one mate for an hour of CS2; tests override what they need. */
export const creation: CreateSquadFacts = {
  by: 'owner',
  at: start,
  creatorMate: null,
  creatorHasSquad: false,
  hasInvitationFromInvited: false,
  game: { id: 'cs2', platforms: ['PC', 'PS'], maxSlots: 5 },
  category: { id: 1, kind: 'RANK_UP', playable: true, enabled: true },
  terms: { platform: 'PC', languages: ['ru'], durationMinutes: 60, slots: 5, payMode: 'OWNER' },
  visible: false,
  hot: false,
  mates: [{ mateId: 'mate', facts: fitMate }],
  friends: [],
};

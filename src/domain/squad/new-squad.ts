import { squadTimers } from '../settings/squad-timers';
import type { CreateSquadFacts } from './squad-creation';
import type { SquadContext } from './squad-context';
import type { SquadMember } from './squad-member';

const owner = ({ by, at, creatorMate }: CreateSquadFacts): SquadMember => ({
  id: by,
  type: creatorMate ? 'MATE' : 'CLIENT',
  joinedAt: at,
  confirmedAt: null,
  mate: creatorMate && { level: creatorMate.level, percent: creatorMate.percent },
});

/** What a squad is before anything has happened to it. */
export const blankSquad = {
  visible: false,
  hotUntil: null,
  mateInvitations: [],
  friendInvitations: [],
  offers: [],
  promo: null,
  quote: null,
  payments: [],
  earned: [],
  statusEndsAt: null,
  lobbyExtended: false,
  earlyFinish: null,
  earlyFinishCount: 0,
  recreation: null,
  pausedMs: 0,
  lastPingAt: null,
  finishedAt: null,
  settledAt: null,
  dispute: null,
  repeatedAt: null,
} as const satisfies Partial<SquadContext>;

/** A squad with its owner alone. */
export const newSquad = (facts: CreateSquadFacts): SquadContext => ({
  ...blankSquad,
  ...facts.terms,
  gameId: facts.game?.id ?? '',
  categoryId: facts.category?.id ?? 0,
  categoryKind: facts.category?.kind ?? 'FUN',
  ownerId: facts.by,
  createdAt: facts.at,
  touchedAt: facts.at,
  hotUntil: facts.hot ? facts.at + squadTimers.hot : null,
  members: [owner(facts)],
});

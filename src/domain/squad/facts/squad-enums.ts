export const squadStatuses = ['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'] as const;

export type SquadStatus = (typeof squadStatuses)[number];

/** Statuses of an active squad, neither finished nor disbanded; a person can be in one such squad at a time. */
export const activeStatuses = ['PENDING', 'READY', 'STARTED', 'IN_A_GAME'] as const satisfies readonly SquadStatus[];

export const squadMemberTypes = ['FRIEND', 'MATE', 'CLIENT'] as const;

export type SquadMemberType = (typeof squadMemberTypes)[number];

export const squadHistoryEventTypes = [
  'CREATED',
  'UPDATED',
  'CONFIRMED',
  'CONFIRMATION_EXPIRED',
  'STARTED',
  'IN_A_GAME',
  'FINISHED',
  'PUBLISHED',
  'DISBANDED',
  'INVITATION_EXPIRED',
  'INVITATION_CANCELED',
  'MEMBER_INVITED',
  'MEMBER_JOINED',
  'MEMBER_KICKED',
  'MEMBER_LEFT',
  'MEMBER_PAID',
  'DISPUTE_CREATED',
  'WITHDRAWN',
  'PROMO_CODE_USED',
  'PROMO_CODE_CANCELED',
  'EARLY_FINISH_REQUESTED',
  'EARLY_FINISH_CONFIRMED',
  'EARLY_FINISH_REJECTED',
] as const;

export type SquadHistoryEventType = (typeof squadHistoryEventTypes)[number];

/** Who pays the shares of friends. OWNER: the client owner. SPLIT: each for themselves. */
export const payModes = ['OWNER', 'SPLIT'] as const;

export type PayMode = (typeof payModes)[number];

export const disputeStatuses = ['NEW', 'IN_PROGRESS', 'CLOSED'] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];

/** What people are told besides the history. */
export const squadNotices = [
  'INVITED',
  'INVITATION_WITHDRAWN',
  'INVITATION_DECLINED',
  'INVITATION_EXPIRED',
  'MEMBER_JOINED',
  'MEMBER_LEFT',
  'KICKED',
  'PAYMENT_DUE',
  'CONFIRMATION_DUE',
  'LOBBY_DUE',
  'PINGED',
  'GAME_STARTED',
  'RECREATION_NEEDED',
  'EARLY_FINISH_REQUESTED',
  'EARLY_FINISH_ANSWERED',
  'FINISHED',
  'DISBANDED',
  'DISPUTE_OPENED',
  'DISPUTE_REFUSED',
  'DISPUTE_CLOSED',
  'SETTLED',
  'HOT_OFFER',
] as const;

export type SquadNotice = (typeof squadNotices)[number];

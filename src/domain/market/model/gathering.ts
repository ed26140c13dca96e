import type { SquadEventOf } from '../../squad/rules/all-rules';
import type { SquadStatus } from '../../squad/facts/squad-enums';
import type { SquadActor } from '../../squad/facts/squad-people';
import type { Draft } from './draft';
import { memberIn, unpaid } from './facts';
import { waits } from './terms';
import { repriced, wayIn } from './why-not';

/* What steps before the start should do. */

const idOf = (by: SquadActor): string => (typeof by === 'object' ? by.admin : by);
const ids = (members: readonly { readonly id: string }[]): readonly string[] => members.map(({ id }) => id);

/** From READY these lead back to PENDING. */
export const reopens = (d: Draft): SquadStatus | null => (d.value === 'READY' ? 'PENDING' : null);

export const inviteMate = (d: Draft, { mateId, mate, by, at }: SquadEventOf<'squad.inviteMate'>): void => {
  if (mate === null) return;
  const terms = { level: mate.level, percent: mate.percent };
  const offered = d.c.offers.some((offer) => offer.mateId === mateId && at < offer.expiresAt);
  if (offered) d.c.offers = d.c.offers.filter((offer) => offer.mateId !== mateId);
  else d.c.mateInvitations = [...d.c.mateInvitations, { mateId, terms, invitedAt: at, expiresAt: at + waits.order }];
  d.write('MEMBER_INVITED', by, mateId, { memberType: 'MATE' });
  if (offered) d.admit({ id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate: terms });
  else d.tell('INVITED', [mateId]);
};

export const inviteFriend = (d: Draft, { by, at, friendId, token }: SquadEventOf<'squad.inviteFriend'>): void => {
  const invitation = { token, friendId, invitedBy: idOf(by), invitedAt: at, expiresAt: at + waits.friend };
  d.c.friendInvitations = [...d.c.friendInvitations, invitation];
  d.write('MEMBER_INVITED', by, friendId, { memberType: 'FRIEND' });
  if (friendId !== null) d.tell('INVITED', [friendId]);
};

export const accept = (d: Draft, { by, at }: SquadEventOf<'squad.accept'>): void => {
  const order = d.c.mateInvitations.find(({ mateId }) => mateId === by);
  if (order === undefined) return;
  d.answered(order.mateId, 'ACCEPTED');
  d.dropOrder(order.mateId);
  d.admit({ id: order.mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate: order.terms });
};

export const kick = (d: Draft, { by, memberId }: SquadEventOf<'squad.kick'>): SquadStatus | null => {
  if (memberIn(d.c, memberId) !== undefined) {
    d.dismiss(memberId, by, 'MEMBER_KICKED');
    d.tell('KICKED', [memberId]);
    return reopens(d);
  }
  const order = d.c.mateInvitations.find(({ mateId }) => mateId === memberId);
  const friend = d.c.friendInvitations.find((one) => one.friendId === memberId || one.token === memberId);
  const invitee = order?.mateId ?? friend?.friendId ?? null;
  d.dropOrder(memberId);
  d.dropFriend(friend);
  d.write('INVITATION_CANCELED', by, invitee);
  d.tell('INVITATION_WITHDRAWN', invitee === null ? [] : [invitee]);
  return null;
};

export const join = (d: Draft, e: SquadEventOf<'squad.join'>): void => {
  const way = wayIn(d.c, e);
  d.dropFriend(way);
  d.admit({
    id: idOf(e.by),
    type: way === undefined ? 'CLIENT' : 'FRIEND',
    joinedAt: e.at,
    confirmedAt: null,
    mate: null,
  });
};

export const update = (d: Draft, e: SquadEventOf<'squad.update'>): SquadStatus | null => {
  const to = d.value === 'READY' && repriced(d.c, e) ? 'PENDING' : null;
  const { category, ...others } = e.changes;
  Object.assign(d.c, others);
  if (category !== undefined) {
    d.c.categoryId = category.id;
    d.c.categoryKind = category.kind;
    d.c.categoryPercent = category.percent ?? null;
  }
  d.closeIfFull();
  d.write('UPDATED', e.by, null, { fields: Object.keys(e.changes).join(',') });
  return to;
};

export const dropPromo = (d: Draft): void => {
  const { promo } = d.c;
  d.c.promo = null;
  if (promo === null) return;
  d.say('releasePromoUse', { code: promo.code, userId: d.c.ownerId });
  d.write('PROMO_CODE_CANCELED', d.event.by, null, { code: promo.code });
};

export const applyPromo = (d: Draft, { by, promo }: SquadEventOf<'squad.applyPromoCode'>): void => {
  dropPromo(d);
  d.c.promo = promo;
  const { code, percent, amount } = promo;
  d.say('takePromoUse', { code, userId: d.c.ownerId });
  d.write('PROMO_CODE_USED', by, null, { code, percent, amount });
};

export const pay = (d: Draft, { by, at }: SquadEventOf<'squad.pay'>): void => {
  const shares = unpaid(d.c).filter(({ payerId }) => payerId === by);
  const fresh = { paidAt: at, refunded: 0, subsidyReturned: 0, spent: 0, moved: 0, acceptedAt: null };
  d.c.payments = [...d.c.payments, ...shares.map((share) => ({ ...share, ...fresh }))];
  for (const share of shares) d.say('holdPayment', share);
  if (shares.some(({ memberId }) => memberId === by)) d.tell('PAID', ids(d.c.members));
  d.write('MEMBER_PAID', by, null, { amount: shares.reduce((sum, { amount }) => sum + amount, 0) });
};

export const friendGone = (d: Draft, token: string, line: 'INVITATION_CANCELED' | 'INVITATION_EXPIRED'): void => {
  const friend = d.c.friendInvitations.find((one) => one.token === token || one.friendId === token);
  const { by } = d.event;
  d.dropFriend(friend);
  d.write(line, by, line === 'INVITATION_EXPIRED' ? (friend?.friendId ?? null) : null);
  const notice = line === 'INVITATION_EXPIRED' ? 'INVITATION_EXPIRED' : 'INVITATION_DECLINED';
  d.tell(notice, [friend?.invitedBy ?? d.c.ownerId]);
};

export const orderGone = (d: Draft, mateId: string, answer: 'DECLINED' | 'MISSED'): void => {
  d.answered(mateId, answer);
  d.dropOrder(mateId);
  if (answer === 'MISSED') {
    d.write('INVITATION_EXPIRED', 'system', mateId);
    d.say('missedInvitation', { mateId });
    d.tell('INVITATION_EXPIRED', [d.c.ownerId, mateId]);
    return;
  }
  d.write('INVITATION_CANCELED');
  d.say('answeredInvitation', { mateId });
  d.tell('INVITATION_DECLINED', [d.c.ownerId]);
};

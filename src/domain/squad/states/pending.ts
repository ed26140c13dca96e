import { squadSetup } from '../machine/squad-setup';

const guard = { type: 'allowed', params: 'PENDING' } as const;

export const pending = squadSetup.createStateConfig({
  description: 'Сбор: ждём ответов на приглашения и участников',
  entry: 'reopen',
  always: { guard: 'isComposed', target: 'READY' },
  on: {
    'squad.inviteMate': { guard, actions: 'inviteMate' },
    'squad.inviteFriend': { guard, actions: 'inviteFriend' },
    'squad.accept': { guard, actions: 'accept' },
    'squad.decline': { guard, actions: 'decline' },
    'squad.declineFriend': { guard, actions: 'declineFriend' },
    'squad.join': { guard, actions: 'join' },
    'squad.kick': { guard, actions: 'kick' },
    'squad.leave': { guard, actions: 'leaveBeforeStart' },
    'squad.publish': { guard, actions: 'publish' },
    'squad.unpublish': { guard, actions: 'unpublish' },
    'squad.update': { guard, actions: 'update' },
    'squad.applyPromoCode': { guard, actions: 'applyPromoCode' },
    'squad.removePromoCode': { guard, actions: 'removePromoCode' },
    'squad.offerReady': { guard, actions: 'offerReady' },
    'squad.ping': { guard, actions: 'pingInvited' },
    'squad.disband': { guard, target: 'DISBANDED' },
    'squad.idleExpired': { guard, target: 'DISBANDED' },
    'squad.invitationExpired': { guard, actions: 'expireInvitation' },
    'squad.friendInvitationExpired': { guard, actions: 'expireFriendInvitation' },
    'squad.hotExpired': { guard, actions: 'expireHot' },
    'squad.offerExpired': { guard, actions: 'expireOffer' },
  },
});

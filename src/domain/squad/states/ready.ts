import { and } from 'xstate';
import { squadSetup } from '../machine/squad-setup';

const guard = { type: 'allowed', params: 'READY' } as const;

/** Whatever changes the company or the price leads back to PENDING; from there the squad is READY again at once if it can be. */
export const ready = squadSetup.createStateConfig({
  description: 'Готовность: цена держится, участники платят, напарники подтверждают',
  entry: 'issueQuote',
  always: { guard: 'allPaidAndConfirmed', target: 'STARTED' },
  on: {
    'squad.pay': { guard, actions: 'pay' },
    'squad.confirm': { guard, actions: 'confirm' },
    'squad.inviteMate': { guard, target: 'PENDING', actions: 'inviteMate' },
    'squad.inviteFriend': [
      { guard: and([guard, 'invitesPerson']), target: 'PENDING', actions: 'inviteFriend' },
      { guard, actions: 'inviteFriend' },
    ],
    'squad.declineFriend': { guard, actions: 'declineFriend' },
    'squad.join': { guard, target: 'PENDING', actions: 'join' },
    'squad.kick': [
      { guard: and([guard, 'kicksMember']), target: 'PENDING', actions: 'kick' },
      { guard, actions: 'kick' },
    ],
    'squad.leave': { guard, target: 'PENDING', actions: 'leaveBeforeStart' },
    'squad.publish': { guard, target: 'PENDING', actions: 'publish' },
    'squad.update': [
      { guard: and([guard, 'updatesPrice']), target: 'PENDING', actions: 'update' },
      { guard, actions: 'update' },
    ],
    'squad.applyPromoCode': { guard, target: 'PENDING', actions: 'applyPromoCode' },
    'squad.removePromoCode': { guard, target: 'PENDING', actions: 'removePromoCode' },
    'squad.ping': { guard, actions: 'pingLaggards' },
    'squad.disband': { guard, target: 'DISBANDED' },
    'squad.friendInvitationExpired': { guard, actions: 'expireFriendInvitation' },
    'squad.confirmationExpired': [
      { guard: and([guard, 'ownerLags']), target: 'DISBANDED', actions: 'expireReadiness' },
      { guard, target: 'PENDING', actions: 'removeLaggards' },
    ],
  },
});

import { and } from 'xstate';
import { squadSetup } from '../machine/squad-setup';

const guard = { type: 'allowed', params: 'IN_A_GAME' } as const;

export const inAGame = squadSetup.createStateConfig({
  description: 'Идёт игра',
  entry: 'startGame',
  always: [
    { guard: 'isAbandoned', target: 'FINISHED' },
    { guard: 'earlyFinishAgreed', target: 'FINISHED', actions: 'agreeEarlyFinish' },
  ],
  on: {
    'squad.leave': { guard, actions: 'leaveGame' },
    'squad.ping': { guard, actions: 'pingEveryone' },
    'squad.requestEarlyFinish': { guard, actions: 'requestEarlyFinish' },
    'squad.answerEarlyFinish': { guard, actions: 'answerEarlyFinish' },
    'squad.needToRecreate': { guard, actions: 'needToRecreate' },
    'squad.recreated': { guard, target: 'DISBANDED', actions: 'handOver' },
    'squad.disband': { guard, target: 'DISBANDED', actions: 'disbandGame' },
    'squad.openDispute': { guard, actions: 'openDispute' },
    'squad.answerDispute': { guard, actions: 'answerDispute' },
    'squad.decideDispute': { guard, actions: 'decideDispute' },
    'squad.durationElapsed': { guard, target: 'FINISHED' },
    'squad.recreationExpired': { guard, actions: 'expireRecreation' },
    'squad.earlyFinishExpired': [
      { guard: and([guard, 'silenceAgrees']), target: 'FINISHED', actions: 'agreeEarlyFinish' },
      { guard, actions: 'expireEarlyFinish' },
    ],
    'squad.disputeAnswerExpired': { guard, actions: 'expireDisputeAnswer' },
    'squad.disputeDecisionExpired': { guard, actions: 'expireDisputeDecision' },
  },
});

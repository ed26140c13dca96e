import { and } from 'xstate';
import { squadSetup } from '../machine/squad-setup';

const guard = { type: 'allowed', params: 'STARTED' } as const;

export const started = squadSetup.createStateConfig({
  description: 'Лобби: владелец и напарники подтверждают, что на месте',
  entry: 'openLobby',
  always: [
    { guard: 'isAbandoned', target: 'DISBANDED' },
    { guard: 'allInLobby', target: 'IN_A_GAME' },
  ],
  on: {
    'squad.confirm': { guard, actions: 'confirm' },
    'squad.leave': { guard, actions: 'leaveLobby' },
    'squad.ping': { guard, actions: 'pingMissing' },
    'squad.needToRecreate': { guard, actions: 'needToRecreate' },
    'squad.recreated': { guard, target: 'DISBANDED', actions: 'handOver' },
    'squad.disband': { guard, target: 'DISBANDED', actions: 'disbandLobby' },
    'squad.recreationExpired': { guard, actions: 'expireRecreation' },
    'squad.lobbyExpired': [
      { guard: and([guard, 'mateOwnerMissing']), target: 'DISBANDED', actions: 'missMateOwner' },
      { guard: and([guard, 'clientOwnerOutOfTime']), target: 'DISBANDED', actions: 'missClientOwner' },
      { guard, actions: 'removeMissingMates' },
    ],
  },
});

import { confirm } from '../steps/confirm';
import { disbandGame, disbandLobby } from '../steps/disband-started';
import { agreeEarlyFinish, answerEarlyFinish, expireEarlyFinish, requestEarlyFinish } from '../steps/early-finish';
import { handOver } from '../steps/hand-over';
import { leaveGame, leaveLobby } from '../steps/leave';
import { missClientOwner, missMateOwner, removeMissingMates } from '../steps/no-show';
import { pingEveryone, pingMissing } from '../steps/ping';
import { expireRecreation, needToRecreate } from '../steps/recreation';
import { perform } from './perform';

/** Steps of a squad that plays: STARTED and IN_A_GAME. */
export const playActions = {
  confirm: perform(confirm),
  leaveLobby: perform(leaveLobby),
  leaveGame: perform(leaveGame),
  disbandLobby: perform(disbandLobby),
  disbandGame: perform(disbandGame),
  removeMissingMates: perform(removeMissingMates),
  missMateOwner: perform(missMateOwner),
  missClientOwner: perform(missClientOwner),
  needToRecreate: perform(needToRecreate),
  expireRecreation: perform(expireRecreation),
  handOver: perform(handOver),
  requestEarlyFinish: perform(requestEarlyFinish),
  answerEarlyFinish: perform(answerEarlyFinish),
  expireEarlyFinish: perform(expireEarlyFinish),
  agreeEarlyFinish: perform(agreeEarlyFinish),
  pingMissing: perform(pingMissing),
  pingEveryone: perform(pingEveryone),
};

import { disband } from '../steps/disband';
import { finish } from '../steps/finish';
import { issueQuote } from '../steps/issue-quote';
import { openLobby } from '../steps/open-lobby';
import { reopen } from '../steps/reopen';
import { startGame } from '../steps/start-game';
import { perform } from './perform';

/** What each status does when a squad enters it. */
export const entryActions = {
  reopen: perform(reopen),
  issueQuote: perform(issueQuote),
  openLobby: perform(openLobby),
  startGame: perform(startGame),
  finish: perform(finish),
  disband: perform(disband),
};

import type { Move } from '#domain/market/life.ts';
import { logOf } from '#domain/market/shrink.ts';
import type { LoggedSquadStep } from '#domain/squad/step-log.ts';
import { hashesOf } from '../case/step-hashes';

/** Moves as a log that `npm run steps:replay` accepts: with the hash of the state after each step. */
export const hashedLog = async (moves: readonly Move[]): Promise<readonly LoggedSquadStep[]> => {
  const states: string[] = [];
  logOf(moves, (text) => {
    states.push(text);
    return '';
  });
  return logOf(moves, await hashesOf(states));
};

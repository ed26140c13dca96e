import type { Executor } from '../../db/open-database';

/** Names of the game's parameters that a mate must fill and has not; games have no parameters yet. */
export const missingGameParams = async (_db: Executor, _userId: string, _gameId: string): Promise<readonly string[]> => [];

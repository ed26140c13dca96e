import type { Executor } from '../db/open-database';

/** The active squad (PENDING to IN_A_GAME) that the person has joined; null when free. */
export const currentSquadOf = async (_db: Executor, _userId: string): Promise<{ gameId: string; squadId: number } | null> => null;

import { type ReplayedStep, replaySquad } from '#domain/squad/step-log.ts';
import { replayStored } from '../features/squads/public';
import { hexOfStep } from '../platform/steps/write-step';
import type { Config } from '../platform/config/config';
import { openDatabase } from '../platform/db/open-database';
import { withDatabase } from './with-database';

/** The steps of a squad, made once more, whether the product runs or not; changes nothing. */
export const replaySteps = (config: Config, squadId: number): Promise<readonly ReplayedStep[]> =>
  withDatabase(config, async (url) => {
    const database = openDatabase(url, 1);
    try {
      return await replayStored(database.db, squadId);
    } finally {
      await database.close();
    }
  });

/** The steps of a file that the desk has given away. @throws SyntaxError where it is no JSON */
export const replayFile = (text: string): readonly ReplayedStep[] => replaySquad(JSON.parse(text), hexOfStep);

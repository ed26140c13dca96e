import type { SquadView } from '../../contract/squads/squad-view';
import { answerOf } from './answer-of';
import { squadsApi } from './squads-api';
import type { Started } from './started';

/** A step answers with the squad after it: the page shows that at once and asks for nothing. */
export const squadAnswered = async (_step: unknown, started: Started<SquadView>): Promise<void> => {
  const squad = await answerOf(started);
  if (squad !== null) await started.dispatch(squadsApi.util.upsertQueryData('squad', { params: { id: squad.id } }, squad));
};

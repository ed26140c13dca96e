import type { SquadView } from '../../../contract/squads/squad-view';
import { answerOf, type Started } from '../person/answered';
import { squadsApi } from './squads-api';

/** A step answers with the squad after it: the page shows that at once and asks for nothing. */
export const squadAnswered = async (_step: unknown, started: Started<SquadView>): Promise<void> => {
  const squad = await answerOf(started);
  if (squad !== null)
    await started.dispatch(squadsApi.util.upsertQueryData('squad', { params: { id: squad.id } }, squad));
};

import type { SquadView } from '#contract/squads/squad-view.ts';
import { responseOf, type StartedQuery } from '../person/store-me-response';
import { squadsApi } from './squads-api';

/** For `onQueryStarted`: a step returns the changed squad, which is written into the cache without a refetch. */
export const storeSquadResponse = async (_step: unknown, started: StartedQuery<SquadView>): Promise<void> => {
  const squad = await responseOf(started);
  if (squad !== null)
    await started.dispatch(squadsApi.util.upsertQueryData('squad', { params: { id: squad.id } }, squad));
};

import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { storeSquadResponse } from './store-squad-response';

const squadsCreateApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSquad: build.mutation({ ...change('POST /v1/squads'), onQueryStarted: storeSquadResponse }),
  }),
});

export const { useCreateSquadMutation } = squadsCreateApi;

import type { mateClientsContract } from '../../contract/mate-clients';
import type { Handlers } from '../http/call';
import { changeClient } from './change-client';
import { listClients } from './list-clients';

export const mateClientsHandlers: Handlers<typeof mateClientsContract> = {
  'GET /v1/mate-clients': listClients,
  'POST /v1/mate-clients/favorites/{id}': (app, { actor, params, body }) => changeClient(app, actor.id, params.id, body),
  'POST /v1/mate-clients/notes/{id}': (app, { actor, params, body }) => changeClient(app, actor.id, params.id, body),
};

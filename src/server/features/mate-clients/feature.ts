import { mateClientsContract } from '#contract/mates/mate-clients.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { mateClientsHandlers } from './mate-clients-handlers';

export const mateClients: Feature = {
  name: 'mate-clients',
  resources: [serve(mateClientsContract, mateClientsHandlers)],
};

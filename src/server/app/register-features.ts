import type { FastifyInstance } from 'fastify';
import { authContract } from '../../contract/auth';
import { chatContract } from '../../contract/chat/chat';
import { balanceContract } from '../../contract/balance';
import { depositsContract } from '../../contract/deposits';
import { withdrawalsContract } from '../../contract/withdrawals';
import { devContract } from '../../contract/dev';
import { referenceContract } from '../../contract/reference';
import { squadsContract } from '../../contract/squads/squads';
import { usersContract } from '../../contract/users';
import { authHandlers } from '../auth/auth-handlers';
import { chatHandlers } from '../chat/chat-handlers';
import { balanceHandlers } from '../balance/balance-handlers';
import { depositsHandlers } from '../balance/deposits-handlers';
import { mountProviderCallbacks } from '../balance/mount-provider-callbacks';
import { withdrawalsHandlers } from '../balance/withdrawals-handlers';
import { devHandlers } from '../dev/dev-handlers';
import { mountEndpoints } from '../http/mount-endpoints';
import { referenceHandlers } from '../reference/reference-handlers';
import { squadsHandlers } from '../squads/squads-handlers';
import { usersHandlers } from '../users/users-handlers';
import type { App } from './app';

/** Every resource on its handlers: the server's table of contents. */
export const registerFeatures = (server: FastifyInstance, app: App): void => {
  mountEndpoints(server, app, authContract, authHandlers);
  mountEndpoints(server, app, usersContract, usersHandlers);
  mountEndpoints(server, app, chatContract, chatHandlers);
  mountEndpoints(server, app, squadsContract, squadsHandlers);
  mountEndpoints(server, app, referenceContract, referenceHandlers);
  mountEndpoints(server, app, balanceContract, balanceHandlers);
  mountEndpoints(server, app, depositsContract, depositsHandlers);
  mountEndpoints(server, app, withdrawalsContract, withdrawalsHandlers);
  mountProviderCallbacks(server, app);
  if (app.config.demo) mountEndpoints(server, app, devContract, devHandlers);
};

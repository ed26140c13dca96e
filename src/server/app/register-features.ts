import type { FastifyInstance } from 'fastify';
import { authContract } from '../../contract/auth';
import { devContract } from '../../contract/dev';
import { referenceContract } from '../../contract/reference';
import { usersContract } from '../../contract/users';
import { authHandlers } from '../auth/auth-handlers';
import { devHandlers } from '../dev/dev-handlers';
import { mountEndpoints } from '../http/mount-endpoints';
import { referenceHandlers } from '../reference/reference-handlers';
import { usersHandlers } from '../users/users-handlers';
import type { App } from './app';

/** Every resource on its handlers: the server's table of contents. */
export const registerFeatures = (server: FastifyInstance, app: App): void => {
  mountEndpoints(server, app, authContract, authHandlers);
  mountEndpoints(server, app, usersContract, usersHandlers);
  mountEndpoints(server, app, referenceContract, referenceHandlers);
  if (app.config.demo) mountEndpoints(server, app, devContract, devHandlers);
};

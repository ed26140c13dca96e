import type { FastifyInstance } from 'fastify';
import { providerCallbacksContract } from '../../contract/provider-callbacks';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Handlers } from '../http/call';
import { mountEndpoints } from '../http/mount-endpoints';
import { Refusal } from '../http/refusal';
import { findProvider } from '../providers/deposit-providers';
import { settleDeposit } from './settle-deposit';

const bodyLimit = 64 * 1024;

const handlers: Handlers<typeof providerCallbacksContract> = {
  'POST /provider/{provider}/callback': async (app, { params, http: { request, reply } }) => {
    const provider = findProvider(app, params.provider);
    if (!provider) throw new Refusal('NOT_FOUND');
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const said = provider.readCallback({ headers: request.headers, rawBody });
    await inTransaction(app.db, (tx) => settleDeposit(app, tx, provider.id, said));
    return reply.type('text/plain').send('OK');
  },
};

/** In a scope of its own where bodies stay bytes: providers sign those, whatever they say the type is. */
export const mountProviderCallbacks = (server: FastifyInstance, app: App): void => {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    mountEndpoints(scope, app, providerCallbacksContract, handlers);
  });
};

import type { FastifyInstance, FastifyReply } from 'fastify';
import { providerCallbacksContract } from '#contract/money/provider-callbacks.ts';
import type { App } from '#server/platform/app.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { mountEndpoints } from '#server/platform/http/mount-endpoints.ts';
import type { CallbackResponse } from '../providers/provider';
import { receiveCallback } from './receive-callback';

const bodyLimit = 64 * 1024;

const send = (reply: FastifyReply, { status = 200, json, text = '' }: CallbackResponse): FastifyReply =>
  json === undefined ? reply.code(status).type('text/plain').send(text) : reply.code(status).send(json);

const providerCallbacksHandlers: Handlers<typeof providerCallbacksContract> = {
  'POST /provider/{provider}/callback': async (app, { params, http: { request, reply } }) =>
    send(reply, await receiveCallback(app, params.provider, request)),
  'GET /provider/{provider}/callback': async (app, { params, http: { request, reply } }) => {
    const answer = await receiveCallback(app, params.provider, request);
    app.outbox.kick();
    return send(reply, answer);
  },
};

/**
 * Mounted in its own Fastify scope, where bodies stay raw bytes: providers sign the bytes, whatever the content type.
 */
export const mountProviderCallbacks = (server: FastifyInstance, app: App): void => {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    mountEndpoints(scope, app, providerCallbacksContract, providerCallbacksHandlers);
  });
};

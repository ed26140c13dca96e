import { asc, eq } from 'drizzle-orm';
import type { socialContract } from '#contract/people/social.ts';
import { signInProviders } from '#domain/people/sign-in-provider.ts';
import { socialIdentity } from '#server/platform/db/schema/sign-in-elsewhere.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { adapterOf, isEntrance } from './adapters';
import { handleProviderCallback } from './callback';
import { unlinkIdentity } from './identities';
import { registerNewcomer, newcomerOf } from './register-newcomer';
import { deviceHashOf, startAuthorization } from './authorization-requests';

export const socialHandlers: Handlers<typeof socialContract> = {
  'GET /v1/auth/social': (app) =>
    Promise.all(
      signInProviders
        .filter((provider) => adapterOf(app, provider) !== null)
        .map(async (provider) => ({ provider, entrance: await isEntrance(app, provider) })),
    ),
  'POST /v1/auth/social/{provider}': (app, { params, body, http }) =>
    startAuthorization(app, http, { provider: params.provider, returnTo: body.returnTo, userId: null }),
  'GET /v1/auth/social/{provider}/callback': handleProviderCallback,
  'GET /v1/auth/social/newcomer': async (app, { http }) => {
    const { provider, title, email } = await newcomerOf(app.db, deviceHashOf(app, http));
    return { provider, name: title, email };
  },
  'POST /v1/auth/social/newcomer': registerNewcomer,
  'GET /v1/users/me/identities': async (app, { actor }) => {
    const rows = await app.db
      .select()
      .from(socialIdentity)
      .where(eq(socialIdentity.userId, actor.id))
      .orderBy(asc(socialIdentity.linkedAt));
    return rows.map(({ provider, title, linkedAt }) => ({ provider, title, linkedAt }));
  },
  'POST /v1/users/me/identities/{provider}': (app, { actor, params, body, http }) =>
    startAuthorization(app, http, { provider: params.provider, returnTo: body.returnTo, userId: actor.id }),
  'DELETE /v1/users/me/identities/{provider}': (app, { actor, params }) =>
    unlinkIdentity(app, actor.id, params.provider),
};

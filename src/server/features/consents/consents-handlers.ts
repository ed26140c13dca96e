import { eq } from 'drizzle-orm';
import type { consentsContract } from '#contract/people/consents.ts';
import { consentState } from '#domain/documents/consent.ts';
import { consentSlugs } from '#domain/documents/document-slugs.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { giveConsents, lastWords, requireInForce, takeConsentsBack } from './record-consents';
import { textsInForce } from './texts-in-force';

const ownConsents = async (app: App, userId: string) => {
  const texts = await textsInForce(app);
  const [mate] = await app.db
    .select({ active: mateAccess.active })
    .from(mateAccess)
    .where(eq(mateAccess.userId, userId));
  const said = await lastWords(app.db, userId);
  return consentSlugs.map((document) => {
    const { hash } = texts[document];
    const last = said.find((one) => one.document === document);
    const word = last === undefined ? null : { act: last.act, hash: last.textHash };
    return {
      document,
      hash,
      state: consentState(document, hash, word, mate !== undefined),
      said: last === undefined ? null : { at: last.at, place: last.place, hash: last.textHash },
    };
  });
};

export const consentsHandlers: Handlers<typeof consentsContract> = {
  'GET /v1/consents': async (app) => {
    const texts = await textsInForce(app);
    return consentSlugs.map((document) => ({ document, hash: texts[document].hash }));
  },

  'GET /v1/users/me/consents': (app, { actor }) => ownConsents(app, actor.id),

  'PUT /v1/users/me/consents': async (app, { actor, body: { consents, place } }) => {
    const texts = await textsInForce(app);
    const documents = requireInForce(texts, consents).filter((document) => document !== 'marketing');
    await inTransaction(app.db, async (tx) => {
      await giveConsents(tx, texts, documents, { userId: actor.id, place, at: new Date(app.clock.now()) });
      await announce(tx, [userRoom(actor.id)], 'me changed', {});
    });
    return ownConsents(app, actor.id);
  },

  'DELETE /v1/users/me/consents/{document}': async (app, { actor, params: { document } }) => {
    await inTransaction(app.db, async (tx) => {
      // Orders cannot be switched on meanwhile: that locks the same row.
      const [mate] = await tx
        .select({ active: mateAccess.active })
        .from(mateAccess)
        .where(eq(mateAccess.userId, actor.id))
        .for('update');
      if (mate?.active === true) throw new Refusal('CONSENT_ORDERS_ON');
      const said = { userId: actor.id, place: 'SETTINGS', at: new Date(app.clock.now()) } as const;
      await takeConsentsBack(tx, [document], said);
      await announce(tx, [userRoom(actor.id)], 'me changed', {});
    });
    return ownConsents(app, actor.id);
  },
};

import type { giftCertificatesContract } from '#contract/money/gift-certificates.ts';
import { giftCertificateDesigns, giftCertificateNominals, isOnSale, seasonOf } from '#domain/money/gift-certificate.ts';
import type { Handlers, Handler } from '../../platform/http/call';
import { activateCertificate, showCertificate } from './activate-certificate';
import { buyCertificate, depositForCertificate, payCertificate } from './buy-certificate';
import { eq } from 'drizzle-orm';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import { appUser } from '../../platform/db/schema/people';
import { keyset } from '../../platform/http/keyset';
import { receiver, viewColumns, viewFor } from './certificate-view';

const sorts = {
  BOUGHT: { by: giftCertificate.createdAt, type: 'timestamptz' },
  // A received one is always activated.
  RECEIVED: { by: giftCertificate.activatedAt, type: 'timestamptz' },
} as const;

const owners = { BOUGHT: giftCertificate.buyerId, RECEIVED: giftCertificate.receiverId } as const;

/** What a person bought, or what they received in order of its activation; the newest first. */
const listCertificates: Handler<(typeof giftCertificatesContract)['GET /v1/balance/gift-certificates']> = async (
  app,
  { actor, query: { side, cursor, limit } },
) => {
  const id = { by: giftCertificate.id, type: 'uuid' } as const;
  const order = keyset({ sorts, id, sort: `-${side}`, cursor });
  const rows = await app.db
    .select({ ...viewColumns, id: giftCertificate.id, key: order.key })
    .from(giftCertificate)
    .innerJoin(appUser, eq(appUser.id, giftCertificate.buyerId))
    .leftJoin(receiver, eq(receiver.id, giftCertificate.receiverId))
    .where(order.where(eq(owners[side], actor.id)))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const { page, nextCursor } = order.cut(rows, limit);
  return { items: page.map((row) => viewFor(actor.id, row)), nextCursor };
};

export const giftCertificatesHandlers: Handlers<typeof giftCertificatesContract> = {
  'GET /v1/balance/gift-certificates': listCertificates,
  'GET /v1/balance/gift-certificates/on-sale': async (app) => {
    const now = app.clock.now();
    return {
      nominals: [...giftCertificateNominals],
      designs: giftCertificateDesigns.map((design) => {
        const season = seasonOf(design, now);
        return {
          design,
          onSale: isOnSale(design, now),
          season: season === null ? null : { from: new Date(season.from), until: new Date(season.until) },
        };
      }),
    };
  },
  'GET /v1/balance/gift-certificates/{id}': showCertificate,
  'POST /v1/balance/gift-certificates': buyCertificate,
  'POST /v1/balance/gift-certificates/{id}/pay': payCertificate,
  'POST /v1/balance/gift-certificates/{id}/deposit': depositForCertificate,
  'POST /v1/balance/gift-certificates/{id}/activate': activateCertificate,
};

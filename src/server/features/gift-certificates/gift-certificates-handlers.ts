import type { giftCertificatesContract } from '#contract/money/gift-certificates.ts';
import { giftCertificateDesigns, giftCertificateNominals, isOnSale, seasonOf } from '#domain/money/gift-certificate.ts';
import type { Handlers } from '../../platform/http/call';
import { activateCertificate, showCertificate } from './activate-certificate';
import { buyCertificate, depositForCertificate, payCertificate } from './buy-certificate';
import { listCertificates } from './list-certificates';

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

import { giftCertificatesContract } from '#contract/money/gift-certificates.ts';
import { lockRow } from '../../platform/db/lock-row';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { certificateDeadline } from './end-certificate';
import { giftCertificatesHandlers } from './gift-certificates-handlers';

export const giftCertificates: Feature = {
  name: 'gift-certificates',
  resources: [serve(giftCertificatesContract, giftCertificatesHandlers)],
  deadlines: (app) => ({ certificate: { lock: lockRow(giftCertificate), handle: certificateDeadline(app) } }),
};

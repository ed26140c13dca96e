import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';
import { type GiftCertificateStatus, giftCertificateStatuses } from './gift-certificate';

export type GiftCertificateEvent = {
  readonly type: 'certificate.paid' | 'certificate.activated' | 'certificate.expired';
};

const states = {
  CREATED: {
    description: 'Выбран, но не оплачен',
    on: { 'certificate.paid': { description: 'оплачен с баланса: код виден покупателю', target: 'PAID' } },
  },
  PAID: {
    description: 'Ждёт, кому подарят; деньги удержаны двенадцать месяцев',
    on: {
      'certificate.activated': { description: 'код ввёл тот, кому подарили', target: 'ACTIVATED' },
      'certificate.expired': { description: 'срок вышел, деньги вернулись покупателю', target: 'EXPIRED' },
    },
  },
  ACTIVATED: { description: 'Деньги у того, кому подарили', type: 'final' },
  EXPIRED: { description: 'Деньги вернулись покупателю', type: 'final' },
} as const satisfies StateTable<GiftCertificateStatus, GiftCertificateEvent['type'], never>;

/** The life of a gift certificate. */
export const giftCertificateLife = lifecycleOf<GiftCertificateStatus, GiftCertificateEvent['type']>(
  'gift certificate',
  giftCertificateStatuses,
  states,
);

/** Whether somebody may still activate it, as far as its state goes. */
export const isCertificateOpen = (status: GiftCertificateStatus): boolean =>
  giftCertificateLife.fits(status, 'certificate.activated');

import type { TestPerson } from '../people/make-person';

/** A mate tells what receipts need of them. */
export const tellTaxes = ({ browser }: TestPerson) =>
  browser.call('PUT /v1/taxes/me', {
    body: { status: 'SELF_EMPLOYED', inn: '500100732259', name: 'Лисицын Пётр', phone: '+79991234567' },
  });

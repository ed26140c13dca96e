import { squadNumber } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { texts } from './texts';

type Account = CallResponse<'GET /v1/admin/transactions/{id}'>['transfers'][number]['debit'];

const holdName = (owner: string): string => {
  const [what = '', id = ''] = owner.split(':');
  const name = texts.holds[what] ?? what;
  return texts.held(what === 'squad' ? `${name} ${squadNumber(Number(id))}` : `${name} ${id.slice(0, 8)}`);
};

/** One account of a movement, as text. */
export const accountName = ({ kind, owner, person }: Account): string => {
  const name = person?.username ?? owner.slice(0, 8);
  switch (kind) {
    case 'USER':
      return texts.balance(name);
    case 'BONUS':
      return texts.bonus(name);
    case 'GIFT':
      return texts.gift(name);
    case 'HOLD':
      return holdName(owner);
    case 'PLATFORM':
      return texts.platform[owner] ?? owner;
    case 'OUTSIDE':
      return texts.outside(owner);
  }
};

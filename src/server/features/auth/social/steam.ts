import { AnswerRefused, type ProviderAnswer, type SignInAdapter, type Trip } from './adapter';
import { ask } from './ask';

const version = 'http://specs.openid.net/auth/2.0';
const anyone = `${version}/identifier_select`;

/** What a signature has to cover, or the rest could be anybody's words. */
const mustBeSigned = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce'] as const;

/** OpenID 2.0 knows no state: it travels in the address to come back to, which is signed. */
const returnAddress = ({ redirectUri, state }: Trip): string => `${redirectUri}?state=${state}`;

const said = (answer: ProviderAnswer, name: string): string => answer[`openid.${name}`] ?? '';

/** Steam's own number of the account. @throws AnswerRefused for anything that does not stand as asked for */
const claimed = (url: string, answer: ProviderAnswer, trip: Trip): string => {
  const signed = said(answer, 'signed').split(',');
  const asAsked =
    said(answer, 'ns') === version &&
    said(answer, 'mode') === 'id_res' &&
    said(answer, 'op_endpoint') === `${url}/openid/login` &&
    said(answer, 'return_to') === returnAddress(trip) &&
    said(answer, 'identity') === said(answer, 'claimed_id') &&
    mustBeSigned.every((name) => signed.includes(name));
  const [, number] = /^(?:.*)\/openid\/id\/(\d{17})$/.exec(said(answer, 'claimed_id')) ?? [];
  if (!asAsked || number === undefined || said(answer, 'claimed_id') !== `${url}/openid/id/${number}`)
    throw new AnswerRefused('not what was asked for');
  return number;
};

/** Steam. Whether the signature holds, Steam itself is asked (`check_authentication`); it says yes once. */
export const steam = ({ url }: { readonly url: string }): SignInAdapter => ({
  leaveTo: (trip) =>
    `${url}/openid/login?${new URLSearchParams({
      'openid.ns': version,
      'openid.mode': 'checkid_setup',
      'openid.return_to': returnAddress(trip),
      'openid.realm': new URL(trip.redirectUri).origin,
      'openid.identity': anyone,
      'openid.claimed_id': anyone,
    }).toString()}`,
  vouch: async (answer, trip) => {
    const number = claimed(url, answer, trip);
    const fields = Object.entries(answer).filter(([name]) => name.startsWith('openid.'));
    const body = new URLSearchParams(fields.map(([name, value = '']) => [name, value]));
    body.set('openid.mode', 'check_authentication');
    const verdict = await ask(`${url}/openid/login`, { method: 'POST', body });
    if (!/^is_valid:true$/m.test(verdict)) throw new AnswerRefused('Steam does not know of it');
    return { subject: number, title: `Steam ${number}`, email: null };
  },
});

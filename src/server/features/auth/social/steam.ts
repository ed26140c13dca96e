import { CallbackRejected, type CallbackParams, type SignInAdapter, type AuthorizationRequest } from './adapter';
import { requestText } from './request-json';

const version = 'http://specs.openid.net/auth/2.0';
const anyone = `${version}/identifier_select`;

/** Fields that the signature must cover; unsigned fields can be forged. */
const mustBeSigned = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce'] as const;

/** OpenID 2.0 has no `state` parameter: it is carried in the return URL, which is signed. */
const returnAddress = ({ redirectUri, state }: AuthorizationRequest): string => `${redirectUri}?state=${state}`;

const openidParam = (answer: CallbackParams, name: string): string => answer[`openid.${name}`] ?? '';

/** The SteamID of the account. @throws CallbackRejected when any field differs from what was requested */
const claimedSteamId = (url: string, answer: CallbackParams, trip: AuthorizationRequest): string => {
  const signed = openidParam(answer, 'signed').split(',');
  const asAsked =
    openidParam(answer, 'ns') === version &&
    openidParam(answer, 'mode') === 'id_res' &&
    openidParam(answer, 'op_endpoint') === `${url}/openid/login` &&
    openidParam(answer, 'return_to') === returnAddress(trip) &&
    openidParam(answer, 'identity') === openidParam(answer, 'claimed_id') &&
    mustBeSigned.every((name) => signed.includes(name));
  const [, number] = /^(?:.*)\/openid\/id\/(\d{17})$/.exec(openidParam(answer, 'claimed_id')) ?? [];
  if (!asAsked || number === undefined || openidParam(answer, 'claimed_id') !== `${url}/openid/id/${number}`)
    throw new CallbackRejected('not what was asked for');
  return number;
};

/**
 * Steam. The signature is verified by a request to Steam itself (`check_authentication`), which confirms it only once.
 */
export const steam = ({ url }: { readonly url: string }): SignInAdapter => ({
  authorizationUrl: (trip) =>
    `${url}/openid/login?${new URLSearchParams({
      'openid.ns': version,
      'openid.mode': 'checkid_setup',
      'openid.return_to': returnAddress(trip),
      'openid.realm': new URL(trip.redirectUri).origin,
      'openid.identity': anyone,
      'openid.claimed_id': anyone,
    }).toString()}`,
  identify: async (answer, trip) => {
    const number = claimedSteamId(url, answer, trip);
    const fields = Object.entries(answer).filter(([name]) => name.startsWith('openid.'));
    const body = new URLSearchParams(fields.map(([name, value = '']) => [name, value]));
    body.set('openid.mode', 'check_authentication');
    const verdict = await requestText(`${url}/openid/login`, { method: 'POST', body });
    if (!/^is_valid:true$/m.test(verdict)) throw new CallbackRejected('Steam does not know of it');
    return { subject: number, title: `Steam ${number}`, email: null };
  },
});

import { CallbackRejected, type CallbackParams, type SignInAdapter, type AuthorizationRequest } from './adapter';
import { requestText } from './request-json';

const version = 'http://specs.openid.net/auth/2.0';
const anyone = `${version}/identifier_select`;

/** Fields that the signature must cover; unsigned fields can be forged. */
const mustBeSigned = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce'] as const;

/** OpenID 2.0 has no `state` parameter: it is carried in the return URL, which is signed. */
const returnAddress = ({ redirectUri, state }: AuthorizationRequest): string => `${redirectUri}?state=${state}`;

const openidParam = (params: CallbackParams, name: string): string => params[`openid.${name}`] ?? '';

/** The SteamID of the account. @throws CallbackRejected when any field differs from what was requested */
const claimedSteamId = (url: string, params: CallbackParams, request: AuthorizationRequest): string => {
  const signed = openidParam(params, 'signed').split(',');
  const isExpected =
    openidParam(params, 'ns') === version &&
    openidParam(params, 'mode') === 'id_res' &&
    openidParam(params, 'op_endpoint') === `${url}/openid/login` &&
    openidParam(params, 'return_to') === returnAddress(request) &&
    openidParam(params, 'identity') === openidParam(params, 'claimed_id') &&
    mustBeSigned.every((name) => signed.includes(name));
  const [, number] = /^(?:.*)\/openid\/id\/(\d{17})$/.exec(openidParam(params, 'claimed_id')) ?? [];
  if (!isExpected || number === undefined || openidParam(params, 'claimed_id') !== `${url}/openid/id/${number}`)
    throw new CallbackRejected('not what was asked for');
  return number;
};

/**
 * Steam. The signature is verified by a request to Steam itself (`check_authentication`), which confirms it only once.
 */
export const steam = ({ url }: { readonly url: string }): SignInAdapter => ({
  authorizationUrl: (request) =>
    `${url}/openid/login?${new URLSearchParams({
      'openid.ns': version,
      'openid.mode': 'checkid_setup',
      'openid.return_to': returnAddress(request),
      'openid.realm': new URL(request.redirectUri).origin,
      'openid.identity': anyone,
      'openid.claimed_id': anyone,
    }).toString()}`,
  identify: async (params, request) => {
    const number = claimedSteamId(url, params, request);
    const fields = Object.entries(params).filter(([name]) => name.startsWith('openid.'));
    const body = new URLSearchParams(fields);
    body.set('openid.mode', 'check_authentication');
    const verdict = await requestText(`${url}/openid/login`, { method: 'POST', body });
    if (!/^is_valid:true$/m.test(verdict)) throw new CallbackRejected('Steam does not know of it');
    return { subject: number, title: `Steam ${number}`, email: null };
  },
});

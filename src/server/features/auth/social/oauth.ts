import { canonicalEmail } from '#domain/people/email.ts';
import { createHash } from 'node:crypto';
import type { OauthApplication, YandexApplication } from '#server/platform/config/sign-in-config.ts';
import {
  CallbackRejected,
  type CallbackParams,
  type SignInAdapter,
  type AuthorizationRequest,
  type ProviderIdentity,
} from './adapter';
import { requestJson, textIn } from './request-json';

type Fields = Readonly<Record<string, unknown>>;

/** What differs between the OAuth providers. */
interface ProviderDialect {
  readonly authorize: string;
  readonly token: string;
  readonly scope: string;
  /** Additional parameters of the token request, taken from the callback. */
  readonly extraTokenParams?: (answer: CallbackParams, trip: AuthorizationRequest) => Readonly<Record<string, string>>;
  /** Client credentials go into the Authorization header instead of the body. */
  readonly basicAuth?: boolean;
  readonly identityOf: (application: OauthApplication, token: Fields) => Promise<ProviderIdentity> | ProviderIdentity;
}

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' } as const;

/** OAuth 2 authorization code flow with PKCE: an intercepted code is useless elsewhere. */
const oauth = (application: OauthApplication, speech: ProviderDialect): SignInAdapter => ({
  authorizationUrl: ({ state, verifier, redirectUri }) =>
    `${application.url}${speech.authorize}?${new URLSearchParams({
      response_type: 'code',
      client_id: application.id,
      redirect_uri: redirectUri,
      scope: speech.scope,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()}`,
  identify: async (answer, trip) => {
    const { code } = answer;
    if (code === undefined) throw new CallbackRejected('no code');
    const { id, secret, url } = application;
    const proof = secret !== null && speech.basicAuth === true;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: trip.redirectUri,
      client_id: id,
      code_verifier: trip.verifier,
      ...(secret === null || proof ? {} : { client_secret: secret }),
      ...speech.extraTokenParams?.(answer, trip),
    });
    const headers = proof ? { ...form, authorization: `Basic ${btoa(`${id}:${secret}`)}` } : form;
    return speech.identityOf(application, await requestJson(url + speech.token, { method: 'POST', headers, body }));
  },
});

const claimsOf = (idToken: string): Fields => {
  const [, claims = ''] = idToken.split('.');
  try {
    return { ...Object(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))) };
  } catch (cause) {
    throw new CallbackRejected('no token that can be read', { cause });
  }
};

/**
 * OpenID Connect: the token came directly from the provider over TLS, so only issuer, audience and expiry are checked.
 */
const telegramIdentity = ({ id, url }: OauthApplication, token: Fields): ProviderIdentity => {
  const claims = claimsOf(textIn(token, 'id_token'));
  const audience = Array.isArray(claims['aud']) ? claims['aud'].map(String) : [String(claims['aud'])];
  const meant = claims['iss'] === url && audience.includes(id);
  if (!meant || typeof claims['exp'] !== 'number' || claims['exp'] * 1000 < Date.now())
    throw new CallbackRejected('a token of another application, or too late');
  const name = claims['preferred_username'] ?? claims['name'];
  return { subject: textIn(claims, 'sub'), title: typeof name === 'string' ? name : '', email: null };
};

export const telegram = (application: OauthApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/auth',
    token: '/token',
    scope: 'openid profile',
    basicAuth: true,
    identityOf: telegramIdentity,
  });

/** VK ID does not say whether an address is confirmed, so the address is not used. */
const vkIdentity = async ({ id, url }: OauthApplication, token: Fields): Promise<ProviderIdentity> => {
  const body = new URLSearchParams({ client_id: id, access_token: textIn(token, 'access_token') });
  const { user } = await requestJson(`${url}/oauth2/user_info`, { method: 'POST', headers: form, body });
  const claims: Fields = { ...Object(user) };
  const names = [claims['first_name'], claims['last_name']].filter((name) => typeof name === 'string');
  return { subject: textIn(claims, 'user_id'), title: names.join(' '), email: null };
};

export const vk = (application: OauthApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/authorize',
    token: '/oauth2/auth',
    scope: 'vkid.personal_info',
    extraTokenParams: ({ device_id: device = '' }, { state }) => ({ device_id: device, state }),
    identityOf: vkIdentity,
  });

const discordIdentity = async ({ url }: OauthApplication, token: Fields): Promise<ProviderIdentity> => {
  const headers = { authorization: `Bearer ${textIn(token, 'access_token')}`, accept: 'application/json' };
  const claims = await requestJson(`${url}/api/users/@me`, { headers });
  const email =
    claims['verified'] === true && typeof claims['email'] === 'string' ? canonicalEmail(claims['email']) : null;
  return { subject: textIn(claims, 'id'), title: textIn(claims, 'username'), email };
};

export const discord = (application: OauthApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/oauth2/authorize',
    token: '/api/oauth2/token',
    scope: 'identify email',
    identityOf: discordIdentity,
  });

/** Yandex does not say whether an address is confirmed, so the address is not used. The token never goes into a URL. */
const yandexIdentity = async (infoUrl: string, token: Fields): Promise<ProviderIdentity> => {
  const headers = { authorization: `OAuth ${textIn(token, 'access_token')}`, accept: 'application/json' };
  const claims = await requestJson(`${infoUrl}/info?format=json`, { headers });
  const name = claims['display_name'] ?? claims['login'];
  return { subject: textIn(claims, 'id'), title: typeof name === 'string' ? name : '', email: null };
};

export const yandex = ({ infoUrl, ...application }: YandexApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/authorize',
    token: '/token',
    scope: 'login:info',
    identityOf: (_application, token) => yandexIdentity(infoUrl, token),
  });

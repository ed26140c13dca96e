import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type AuthorizationServer,
  calculatePKCECodeChallenge,
  type Client,
  type ClientAuth,
  ClientSecretPost,
  customFetch,
  getValidatedIdTokenClaims,
  None,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  type TokenEndpointResponse,
  UnsupportedOperationError,
  validateAuthResponse,
} from 'oauth4webapi';
import { canonicalEmail } from '#domain/people/email.ts';
import type { OauthApplication, YandexApplication } from '#server/platform/config/sign-in-config.ts';
import {
  CallbackRejected,
  type CallbackParams,
  type SignInAdapter,
  type AuthorizationRequest,
  type ProviderIdentity,
} from './adapter';
import { requestJson, textIn } from './request-json';

/** What differs between the OAuth providers. */
interface ProviderDialect {
  readonly authorize: string;
  readonly token: string;
  readonly scope: string;
  /** Additional parameters of the token request, taken from the callback. */
  readonly extraTokenParams?: (answer: CallbackParams, trip: AuthorizationRequest) => Record<string, string>;
  /** How an application with a secret proves that it is itself; without a secret PKCE alone does. */
  readonly proof: (secret: string) => ClientAuth;
  /** Speaks OpenID Connect: its response has a token of identity. */
  readonly isOpenId?: boolean;
  readonly identityOf: (
    application: OauthApplication,
    token: TokenEndpointResponse,
  ) => Promise<ProviderIdentity> | ProviderIdentity;
}

const serverOf = (url: string, dialect: ProviderDialect): AuthorizationServer => ({
  issuer: url,
  token_endpoint: url + dialect.token,
  // Signatures are not checked: the token comes directly from the provider over TLS. Its owner chooses one of these.
  id_token_signing_alg_values_supported: ['RS256', 'ES256', 'EdDSA', 'ES256K'],
});

/** OAuth 2 authorization code flow with PKCE: an intercepted code is useless elsewhere. */
const oauth = (application: OauthApplication, dialect: ProviderDialect): SignInAdapter => {
  const { id, secret, url } = application;
  const server = serverOf(url, dialect);
  const client: Client = { client_id: id };
  const proof = secret === null ? None() : dialect.proof(secret);

  /** The library reads what has passed our own limits. Tokens of identity that follow no standard (VK's) stay unread. */
  const requestToken = async (tokenUrl: string, init: RequestInit): Promise<Response> => {
    const { id_token: idToken, ...token } = await requestJson(tokenUrl, init);
    return Response.json(dialect.isOpenId === true ? { ...token, id_token: idToken } : token);
  };

  const tokenFor = async (answer: CallbackParams, trip: AuthorizationRequest): Promise<TokenEndpointResponse> => {
    const params = validateAuthResponse(server, client, new URLSearchParams(answer), trip.state);
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      proof,
      params,
      trip.redirectUri,
      trip.verifier,
      {
        additionalParameters: dialect.extraTokenParams?.(answer, trip) ?? {},
        [customFetch]: requestToken,
        // The settings name the address: https outside of tests.
        [allowInsecureRequests]: true,
      },
    );
    return processAuthorizationCodeResponse(server, client, response, { requireIdToken: dialect.isOpenId === true });
  };

  return {
    authorizationUrl: async ({ state, verifier, redirectUri }) =>
      `${url}${dialect.authorize}?${new URLSearchParams({
        response_type: 'code',
        client_id: id,
        redirect_uri: redirectUri,
        scope: dialect.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString()}`,
    identify: async (answer, trip) => {
      const token = await tokenFor(answer, trip).catch((cause: unknown) => {
        const isRefused = cause instanceof OperationProcessingError || cause instanceof UnsupportedOperationError;
        throw isRefused ? new CallbackRejected('no answer of this provider to this application', { cause }) : cause;
      });
      return dialect.identityOf(application, token);
    },
  };
};

/** As Telegram documents it: id and secret as they are, where the standard encodes them first; the id also in the body. */
const telegramProof =
  (secret: string): ClientAuth =>
  (_server, { client_id: id }, body, headers) => {
    body.set('client_id', id);
    headers.set('authorization', `Basic ${btoa(`${id}:${secret}`)}`);
  };

const telegramIdentity = (_application: OauthApplication, token: TokenEndpointResponse): ProviderIdentity => {
  const claims = { ...getValidatedIdTokenClaims(token) };
  const name = claims['preferred_username'] ?? claims['name'];
  return { subject: textIn(claims, 'sub'), title: typeof name === 'string' ? name : '', email: null };
};

export const telegram = (application: OauthApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/auth',
    token: '/token',
    scope: 'openid profile',
    proof: telegramProof,
    isOpenId: true,
    identityOf: telegramIdentity,
  });

/** VK ID does not say whether an address is confirmed, so the address is not used. */
const vkIdentity = async (
  { id, url }: OauthApplication,
  { access_token: access }: TokenEndpointResponse,
): Promise<ProviderIdentity> => {
  const body = new URLSearchParams({ client_id: id, access_token: access });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const { user } = await requestJson(`${url}/oauth2/user_info`, { method: 'POST', headers, body });
  const claims: Readonly<Record<string, unknown>> = { ...Object(user) };
  const names = [claims['first_name'], claims['last_name']].filter((name) => typeof name === 'string');
  return { subject: textIn(claims, 'user_id'), title: names.join(' '), email: null };
};

export const vk = (application: OauthApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/authorize',
    token: '/oauth2/auth',
    scope: 'vkid.personal_info',
    proof: ClientSecretPost,
    extraTokenParams: ({ device_id: device = '' }, { state }) => ({ device_id: device, state }),
    identityOf: vkIdentity,
  });

const discordIdentity = async (
  { url }: OauthApplication,
  { access_token: access }: TokenEndpointResponse,
): Promise<ProviderIdentity> => {
  const headers = { authorization: `Bearer ${access}`, accept: 'application/json' };
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
    proof: ClientSecretPost,
    identityOf: discordIdentity,
  });

/** Yandex does not say whether an address is confirmed, so the address is not used. The token never goes into a URL. */
const yandexIdentity = async (
  infoUrl: string,
  { access_token: access }: TokenEndpointResponse,
): Promise<ProviderIdentity> => {
  const headers = { authorization: `OAuth ${access}`, accept: 'application/json' };
  const claims = await requestJson(`${infoUrl}/info?format=json`, { headers });
  const name = claims['display_name'] ?? claims['login'];
  return { subject: textIn(claims, 'id'), title: typeof name === 'string' ? name : '', email: null };
};

export const yandex = ({ infoUrl, ...application }: YandexApplication): SignInAdapter =>
  oauth(application, {
    authorize: '/authorize',
    token: '/token',
    scope: 'login:info',
    proof: ClientSecretPost,
    identityOf: (_application, token) => yandexIdentity(infoUrl, token),
  });

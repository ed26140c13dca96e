import { createHash } from 'node:crypto';
import type { SignInProvider } from '#domain/people/sign-in-provider.ts';
import { type Reply, type SeenRequest, standInService } from '../server/stand-in-service';

/** The person who consents at the provider. */
export interface Somebody {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly verified?: boolean;
}

interface Consent {
  readonly who: Somebody;
  readonly challenge: string;
}

const json = (fields: object): string => Buffer.from(JSON.stringify(fields)).toString('base64url');

/** One server that implements all five providers, PKCE included. */
export const signInStandIn = async () => {
  const codes = new Map<string, Consent>();
  const tokens = new Map<string, Somebody>();
  const assertions = new Set<string>();
  const mood: {
    broken: boolean;
    audience: string;
    /** What differs in the token's claims and in the answer that carries it. */
    claims: object;
    token: object;
    /** Said instead of a token. */
    instead: Reply | null;
  } = { broken: false, audience: 'telegram-app', claims: {}, token: {}, instead: null };
  let made = 0;

  const token = ({ body }: SeenRequest) => {
    if (mood.instead !== null) return mood.instead;
    const fields = new URLSearchParams(body);
    const consent = codes.get(fields.get('code') ?? '');
    codes.delete(fields.get('code') ?? '');
    const shown = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (consent?.challenge !== shown) return { status: 400, json: { error: 'invalid_grant' } };
    const access = `token-${(made += 1)}`;
    tokens.set(access, consent.who);
    const { id, name } = consent.who;
    const iat = Math.floor(Date.now() / 1000);
    const times = { iat, exp: iat + 60 };
    const claims = {
      iss: service.url,
      aud: mood.audience,
      ...times,
      sub: id,
      preferred_username: name,
      ...mood.claims,
    };
    const idToken = `${json({ alg: 'RS256' })}.${json(claims)}.sign`;
    return { json: { access_token: access, token_type: 'bearer', id_token: idToken, ...mood.token } };
  };
  const steamVerdict = ({ body }: SeenRequest) => {
    const fields = new URLSearchParams(body);
    const nonce = fields.get('openid.response_nonce') ?? '';
    const known = fields.get('openid.mode') === 'check_authentication' && assertions.delete(nonce);
    return { text: `ns:http://specs.openid.net/auth/2.0\nis_valid:${known}\n` };
  };
  const service = await standInService((request) => {
    if (mood.broken) return { status: 500 };
    switch (new URL(request.path, 'http://own').pathname) {
      case '/token':
      case '/oauth2/auth':
      case '/api/oauth2/token':
        return token(request);
      case '/oauth2/user_info': {
        const who = tokens.get(new URLSearchParams(request.body).get('access_token') ?? '');
        return { json: { user: { user_id: who?.id, first_name: who?.name, email: who?.email } } };
      }
      case '/info': {
        const who = tokens.get(request.authorization.replace(/^OAuth /, ''));
        return { json: { id: who?.id, login: who?.name, default_email: who?.email } };
      }
      case '/api/users/@me': {
        const who = [...tokens.values()].at(-1);
        return { json: { id: who?.id, username: who?.name ?? 'nobody', email: who?.email, verified: who?.verified } };
      }
      case '/openid/login':
        return steamVerdict(request);
      default:
        return { status: 404 };
    }
  });

  /** Steam's signed assertion, as fields of the callback's query. */
  const assertion = (asked: URLSearchParams, who: Somebody): URLSearchParams => {
    const nonce = `2026-11-22T00:00:00Z${(made += 1)}`;
    assertions.add(nonce);
    const claimed = `${service.url}/openid/id/${who.id}`;
    return new URLSearchParams({
      'openid.ns': 'http://specs.openid.net/auth/2.0',
      'openid.mode': 'id_res',
      'openid.op_endpoint': `${service.url}/openid/login`,
      'openid.claimed_id': claimed,
      'openid.identity': claimed,
      'openid.return_to': asked.get('openid.return_to') ?? '',
      'openid.response_nonce': nonce,
      'openid.assoc_handle': '1',
      'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
      'openid.sig': 'c2lnbg==',
    });
  };

  return {
    url: service.url,
    mood,
    stop: service.stop,
    /** Consents on the provider's page; returns the address to which the browser is sent back. */
    consent: (redirectUrl: string, who: Somebody): URL => {
      const asked = new URL(redirectUrl).searchParams;
      const returnTo = asked.get('openid.return_to');
      if (returnTo !== null) {
        const back = new URL(returnTo);
        assertion(asked, who).forEach((value, name) => back.searchParams.set(name, value));
        return back;
      }
      const code = `code-${(made += 1)}`;
      codes.set(code, { who, challenge: asked.get('code_challenge') ?? '' });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
  };
};

export type SignInStandIn = Awaited<ReturnType<typeof signInStandIn>>;

/** The environment with all five providers enabled, at the stand-in's address. */
export const signInOn = (url: string): Readonly<Record<string, string>> => ({
  YANDEX_LOGIN_ID: 'yandex-app',
  YANDEX_LOGIN_SECRET: 'yandex secret',
  YANDEX_LOGIN_URL: url,
  YANDEX_LOGIN_INFO_URL: url,
  TELEGRAM_LOGIN_ID: 'telegram-app',
  TELEGRAM_LOGIN_SECRET: 'telegram secret',
  TELEGRAM_LOGIN_URL: url,
  VK_LOGIN_ID: 'vk-app',
  VK_LOGIN_URL: url,
  DISCORD_LOGIN_ID: 'discord-app',
  DISCORD_LOGIN_SECRET: 'discord secret',
  DISCORD_LOGIN_URL: url,
  STEAM_LOGIN: '1',
  STEAM_LOGIN_URL: url,
});

let people = 0;

/** A new account at this provider. */
export const somebodyAt = (provider: SignInProvider): Somebody => {
  people += 1;
  return { id: String(76_561_190_000_000_000n + BigInt(people)), name: `${provider}_${people}` };
};

import type { devContract } from '#contract/dev.ts';
import type { Handler } from '../../platform/http/call';

/** Two people who can be come back as, and a change of mind. */
const answers = [
  ['code=first', 'Войти как первый человек'],
  ['code=second', 'Войти как второй человек'],
  ['error=access_denied', 'Передумать'],
] as const;

/** Stands where a provider's own page would: links alone, for nothing runs here. */
export const showSignInStandIn: Handler<(typeof devContract)['GET /dev/api/sign-in/{provider}']> = (
  _app,
  { params, query, http },
) => {
  const back = `/v1/auth/social/${params.provider}/callback?state=${query.state}`;
  const links = answers.map(([answer, words]) => `<p><a href="${back}&amp;${answer}">${words}</a></p>`).join('');
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Демо: ${params.provider}</title><style>body{max-width:26rem;margin:15vh auto;padding:0 1rem;background:#0c0d12;color:#f4f5f7;font:1.1rem system-ui}a{display:block;padding:1rem;border-radius:.8rem;background:#1b1d27;color:#c8f542;text-decoration:none}</style><h1>Демо: ${params.provider}</h1><p>Так выглядит страница службы входа. Выбери, кем вернуться.</p>${links}</html>`;
  return Promise.resolve(
    http.reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(html),
  );
};

import { startTestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';

const countryFor = async (
  env: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<string | null> => {
  const server = await startTestServer(env);
  try {
    return (await testBrowser(server.url).call('GET /api/cf-ipcountry', { headers })).body.country;
  } finally {
    await server.stop();
  }
};

test.each([
  ['a trusted proxy is believed', { TRUST_PROXY: '1' }, { 'cf-ipcountry': 'kz', 'accept-language': 'ru-RU' }, 'KZ'],
  ['a header without a trusted proxy is not', {}, { 'cf-ipcountry': 'KZ', 'accept-language': 'ru-BY,ru;q=0.9' }, 'BY'],
  [
    'a country that is not on offer falls back to the language',
    { TRUST_PROXY: '1' },
    { 'cf-ipcountry': 'T1', 'accept-language': 'en, be-BY;q=0.5' },
    'BY',
  ],
  ['a language without a region says nothing', {}, { 'accept-language': 'ru,en;q=0.9' }, null],
  ['nonsense says nothing', {}, { 'accept-language': '-'.repeat(3000) }, null],
])('%s', async (_name, env, headers, country) => {
  expect(await countryFor(env, headers)).toBe(country);
});

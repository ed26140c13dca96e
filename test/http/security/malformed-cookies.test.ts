import { registered } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const values = [
  '%',
  '%E0%A4%A',
  '%FF',
  '"',
  '""',
  '=',
  ';;;',
  'a=b=c',
  '\u00e9',
  '[]',
  '{}',
  'null',
  '%00',
  'A'.repeat(4000),
];
const names = [
  'access',
  'refresh',
  'csrf',
  'device',
  'referral',
  'NEXT_LOCALE',
  '__Host-access',
  '__proto__',
  'constructor',
  '',
];
const calls = [
  ['GET', '/v1/users/me'],
  ['GET', '/v1/games'],
  ['GET', '/v1/auth/csrf'],
  ['POST', '/v1/auth/refresh'],
  ['POST', '/v1/auth/logout'],
  ['GET', '/api/auth/logout'],
  ['POST', '/v1/auth/login'],
] as const;

test.each(values)('a cookie of %p is nobody’s, and never our fault', async (value) => {
  const { browser } = await registered(server);
  const good = [...browser.cookies].map(([name, one]) => `${name}=${one}`).join('; ');
  const faults: string[] = [];
  for (const name of names)
    for (const [method, path] of calls) {
      const cookie = Buffer.from(`${name}=${value}; ${method === 'GET' ? '' : good}`).toString('latin1');
      const { status } = await browser.raw(method, path, { headers: { cookie } });
      if (status >= 500) faults.push(`${method} ${path} ${name}: ${status}`);
    }
  expect(faults).toEqual([]);
});

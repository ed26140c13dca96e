import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests({ CLIENT_DIR: emptyClient() });

const policiesOf = async (path: string) => {
  const { headers } = await fetch(server.url + path);
  const content = headers.get('content-security-policy') ?? '';
  return {
    evaluates: content.includes("'unsafe-eval'") && !content.includes('require-trusted-types-for'),
    opener: headers.get('cross-origin-opener-policy'),
  };
};

test.each([
  ['/', { evaluates: false, opener: 'same-origin' }],
  ['/?devtools', { evaluates: true, opener: 'same-origin' }],
  ['/?devtools=0', { evaluates: false, opener: 'same-origin' }],
  ['/?inspect', { evaluates: false, opener: 'same-origin' }],
  ['/?inspect=stately', { evaluates: false, opener: 'same-origin-allow-popups' }],
])('«%s» in demo mode loosens only what its tool needs', async (path, policies) => {
  expect(await policiesOf(path)).toEqual(policies);
});

import { missingServices } from '#server/composition/missing-services.ts';
import { readConfig } from '#server/platform/config/read-config.ts';

const missing = (env: Readonly<Record<string, string>>) => missingServices(readConfig({ DEMO: '0', ...env }));
const messenger = /without a messenger no mate can take orders/;
const payments = /nobody can make a deposit/;

test('a product without letters, messengers and payments says what nobody can do in it', () => {
  expect(missing({})).toEqual([
    expect.stringMatching(/^SMTP_URL/),
    expect.stringMatching(messenger),
    expect.stringMatching(payments),
    expect.stringMatching(/^ATOL_LOGIN/),
  ]);
});

test.each([{ TELEGRAM_BOT_TOKEN: '1:token' }, { VK_GROUP_TOKEN: 'token', VK_GROUP_ID: '1' }, { DISCORD: '1' }])(
  'one messenger is enough for mates: %o',
  (env) => {
    expect(missing(env).join()).not.toMatch(messenger);
  },
);

test('one payment provider is enough to add money', () => {
  expect(missing({ SKINIFY_TOKEN: 'token' }).join()).not.toMatch(payments);
});

test('the demo misses nothing: it has stand-ins', () => {
  expect(missing({ DEMO: '1' })).toEqual([]);
});

import { missingServices, storageAbroad } from '#server/composition/missing-services.ts';
import { readConfig } from '#server/platform/config/read-config.ts';

const missing = (env: Readonly<Record<string, string>>) => missingServices(readConfig({ DEMO: '0', ...env }));
/** Any key of P-256. */
const pushKey = Buffer.alloc(32, 7).toString('base64url');
const messenger = /without a messenger or browser notifications no mate can take orders/;
const payments = /nobody can make a deposit/;

test('a product without letters, messengers and payments says what nobody can do in it', () => {
  expect(missing({})).toEqual([
    expect.stringMatching(/^SMTP_URL/),
    expect.stringMatching(messenger),
    expect.stringMatching(payments),
    expect.stringMatching(/^ATOL_LOGIN/),
  ]);
});

test.each([
  { TELEGRAM_BOT_TOKEN: '1:token' },
  { MAX_BOT_TOKEN: 'token' },
  { VK_GROUP_TOKEN: 'token', VK_GROUP_ID: '1' },
  { DISCORD: '1' },
  { PUSH_PRIVATE_KEY: pushKey, PUSH_CONTACT: 'mailto:push@naparnik.example' },
])('one messenger or browser notifications are enough for mates: %o', (env) => {
  expect(missing(env).join()).not.toMatch(messenger);
});

test('one payment provider is enough to add money', () => {
  expect(missing({ SKINIFY_TOKEN: 'token' }).join()).not.toMatch(payments);
});

test('the demo misses nothing: it has stand-ins', () => {
  expect(missing({ DEMO: '1' })).toEqual([]);
});

test('servers that may stand abroad are named in one line, without their passwords', () => {
  const abroad = storageAbroad(
    readConfig({
      DEMO: '0',
      SECRET: '0123456789abcdefghijklmnopqrstuv',
      SMTP_URL: 'smtps://robot:secret@smtp.gmail.com',
      SENTRY_DSN: 'https://key@o1.ingest.sentry.io/1',
      DATABASE_URL: 'postgres://owner:secret@rc1.mdb.yandexcloud.net/naparnik',
    }),
  );
  expect(abroad).toMatch(
    /^DATABASE_URL \(rc1\.mdb\.yandexcloud\.net\), SMTP_URL \(smtp\.gmail\.com\), SENTRY_DSN \(o1\.ingest\.sentry\.io\): /,
  );
  expect(abroad).not.toMatch(/secret|key@/);
});

test.each(['smtp.yandex.ru', '10.0.0.5', 'mail', 'почта.рф', 'mail.lan'])('%s raises no question', (host) => {
  expect(storageAbroad(readConfig({ DEMO: '0', SMTP_URL: `smtp://${host}` }))).toBeNull();
});

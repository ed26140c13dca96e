import { urlsOfHosts } from '#server/platform/db/hosts.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';

const secret = 'a secret of thirty-two characters or more';
const database = { DATABASE_URL: 'postgres://u:p@db/naparnik', SECRET: secret };

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'naparnik-files',
  S3_REGION: 'ru-central1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'some-long-secret',
};

const wrong: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
  [{ PORT: 'abc' }, /PORT=abc.*from 0 to 65535/],
  [{ PORT: '70000' }, /PORT=70000/],
  [{ PORT: '1.5' }, /PORT=1\.5/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY=yes.*from 0 to 10 /],
  [{ TRUST_PROXY: '-1' }, /TRUST_PROXY=-1/],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, /CONNECTIONS_PER_ADDRESS=0.*from 1 to 1000000/],
  [{ DATABASE_URL: 'mysql://db/x', SECRET: secret }, /DATABASE_URL.*postgres:/],
  [{ DATABASE_URL: 'nonsense', SECRET: secret }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://u:p@a:1,b:x/n', SECRET: secret }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://u:p@a,b/n?target_session_attrs=standby', SECRET: secret }, /only read-write/],
  [{ DATABASE_DIRECT_URL: 'postgres://db/x' }, /DATABASE_DIRECT_URL is set together with DATABASE_URL/],
  [{ ...database, DATABASE_DIRECT_URL: 'mysql://db/x' }, /DATABASE_DIRECT_URL.*postgres:/],
  [{ ...database, DATABASE_PREPARED: 'off' }, /DATABASE_PREPARED=off.*1 or 0/],
  [{ DATABASE_READ_URL: 'postgres://db/x' }, /DATABASE_READ_URL is set together with DATABASE_URL/],
  [{ ...database, DATABASE_READ_URL: 'replica' }, /DATABASE_READ_URL.*postgres:/],
  [{ REDIS_URL: 'http://redis:6379' }, /REDIS_URL.*redis:/],
  [{ REDIS_URL: 'redis://redis:6379/chat' }, /REDIS_URL.*number of a database/],
  [{ PUBLIC_URL: 'naparnik.example' }, /PUBLIC_URL.*https:/],
  [{ SMTP_URL: 'http://mail' }, /SMTP_URL.*smtp:/],
  [{ CONTACT_EMAIL: 'support' }, /CONTACT_EMAIL=support.*email/],
  [{ OWNER_ADDRESS: 'Тверь' }, /OWNER_ADDRESS.*OWNER_NAME is needed/],
  [{ OWNER_NAME: 'ООО «Ромашка»', OWNER_OGRN: '1027700000009' }, /OWNER_OGRN=1027700000009.*last one/],
  [{ CONTACT_VK: 'vk.com/naparnik' }, /CONTACT_VK.*https:/],
  [{ SECRET: 'short' }, /SECRET.*32/],
  [{ SECRET: ' '.repeat(40) }, /SECRET.*32/],
  [{ SECRET: 'a'.repeat(40) }, /SECRET.*different/],
  [{ PORT: '0x50' }, /PORT=0x50/],
  [{ PORT: '1e3' }, /PORT=1e3/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL=loud.*warn/],
  [{ DISCORD: 'yes' }, /DISCORD=yes/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN.*16/],
  [{ PUBLIC_URL: 'https://naparnik.example/app' }, /PUBLIC_URL.*without a path/],
  [{ PUBLIC_URL: 'https://me@naparnik.example' }, /PUBLIC_URL.*without a path/],
  [{ DATABASE_URL: 'postgres://u:p@db/naparnik' }, /SECRET is required/],
  [
    { S3_BUCKET: 'naparnik-files' },
    /S3_ENDPOINT.*are set together: S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY missing/,
  ],
  [{ ...bucket, S3_SECRET_KEY: '' }, /are set together: S3_SECRET_KEY missing\./],
  [{ ...bucket, S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT.*https:/],
  [{ ...bucket, S3_ENDPOINT: 'https://s3.example/naparnik-files' }, /S3_ENDPOINT.*without bucket/],
  [{ ...bucket, S3_ENDPOINT: 'ftp://s3.example' }, /S3_ENDPOINT/],
  [{ ...bucket, S3_BUCKET: '../other' }, /S3_BUCKET=\.\.\/other/],
  [{ ...bucket, S3_BUCKET: 'Files' }, /S3_BUCKET=Files/],
  [{ ...bucket, S3_REGION: 'ru central' }, /S3_REGION=ru central/],
  [{ ...bucket, S3_ACCESS_KEY: 'a key' }, /S3_ACCESS_KEY/],
  [{ ...bucket, S3_SECRET_KEY: 'short' }, /S3_SECRET_KEY/],
  [{ DEMO: 'maybe' }, /DEMO=maybe.*1 or 0/],
  [{ DEMO: '1', NODE_ENV: 'production', HOST: '0.0.0.0' }, /DEMO=1 is not allowed/],
  [{ DEMO: '1', NODE_ENV: 'production', PUBLIC_URL: 'https://naparnik.example' }, /DEMO=1 is not allowed/],
];

test.each(wrong)('%p is refused with a sentence that names it', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});

test('nothing set means a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    production: false,
    trustProxy: 0,
    publicUrl: 'http://127.0.0.1:3000',
  });
});

test('a database of one’s own or a public address means no demo unless it is asked for', () => {
  expect(readConfig(database).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'https://naparnik.example' }).demo).toBe(false);
  expect(readConfig({ ...database, DEMO: '1' }).demo).toBe(true);
});

test('empty variables count as not set, trailing slashes do not matter', () => {
  expect(
    readConfig({ PORT: '', DEMO: '', SECRET: '', DATABASE_URL: '', PUBLIC_URL: 'http://localhost:3000//' }),
  ).toMatchObject({ port: 3000, demo: true, secret: null, publicUrl: 'http://localhost:3000' });
});

test('behind a pooler connections keep no plans by name unless it is asked for', () => {
  expect(readConfig(database).database).toEqual({ directUrl: null, prepared: true, readUrl: null });
  const pooled = { ...database, DATABASE_DIRECT_URL: 'postgres://u:p@db/naparnik' };
  expect(readConfig(pooled).database.prepared).toBe(false);
  expect(readConfig({ ...pooled, DATABASE_PREPARED: '1' }).database.prepared).toBe(true);
});

test('files lie in a bucket when all of it is said, and in the data folder when nothing is', () => {
  expect(readConfig({ ...bucket, S3_ENDPOINT: 'https://s3.example:9000/' }).storage).toEqual({
    endpoint: 'https://s3.example:9000',
    bucket: 'naparnik-files',
    region: 'ru-central1',
    accessKey: 'key',
    secretKey: 'some-long-secret',
  });
  expect(readConfig({ S3_ENDPOINT: '', S3_BUCKET: '' }).storage).toBeNull();
});

test.each([
  ['postgres://u:p@a:1/n', ['postgres://u:p@a:1/n']],
  ['postgres://u:p@a:1,b:2/n', ['postgres://u:p@a:1/n', 'postgres://u:p@b:2/n']],
  ['postgres://a,b/n?target_session_attrs=read-write', ['postgres://a/n', 'postgres://b/n']],
  [
    'postgres://u:p,q@a,b/n?target_session_attrs=primary&sslmode=require',
    ['postgres://u:p,q@a/n?sslmode=require', 'postgres://u:p,q@b/n?sslmode=require'],
  ],
])('of %s each host has an address of its own', (url, expected) => {
  expect(urlsOfHosts(url)).toEqual(expected);
});

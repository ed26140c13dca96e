import type { SettingsGroup } from './setting';

export const start: SettingsGroup = {
  title: 'Start',
  about: '',
  settings: [
    { name: 'PORT', usual: '3000', meaning: 'Port to listen on.' },
    { name: 'HOST', usual: '127.0.0.1', meaning: 'Address to listen on; `0.0.0.0` for every network of the machine.' },
    {
      name: 'PUBLIC_URL',
      usual: null,
      usualInWords: 'the address it listens on',
      meaning:
        'The origin, without a path, that stands in letters and that providers return people to. With `https` cookies become Secure and get the prefix `__Host-`, and pages opened over `http` are treated as foreign.',
    },
    {
      name: 'SECRET',
      usual: null,
      usualInWords: 'made at the first start, kept in `DATA_DIR`',
      meaning:
        'Signs tokens; at least 32 characters, 8 different ones. Required with `DATABASE_URL`, the same for all processes.',
    },
    {
      name: 'DEMO',
      usual: null,
      usualInWords: '`1` with the embedded database on an address of this machine, else `0`',
      meaning:
        'Demo mode: sign-in as any demo person, a clock that can be moved, the mailbox, the pages under `/dev`. Refused in production on a public address.',
    },
    {
      name: 'CLIENT_DIR',
      usual: null,
      usualInWords: '`dist/client` of the project',
      meaning: 'Folder of the built page.',
    },
  ],
};

const page = (name: string, where: string) => ({
  name,
  usual: null,
  meaning: `Address of the service’s page ${where}, \`https://…\`.`,
});

export const contacts: SettingsGroup = {
  title: 'Contacts',
  about: 'For the footer of every page: what is not set is not shown. The demo shows samples where none is set.',
  settings: [
    { name: 'CONTACT_EMAIL', usual: null, meaning: 'Mailbox for official letters.' },
    page('CONTACT_YOUTUBE', 'on YouTube'),
    page('CONTACT_DISCORD', 'on Discord, an invitation'),
    page('CONTACT_VK', 'on VK'),
    page('CONTACT_TELEGRAM', 'on Telegram'),
    {
      name: 'OWNER_NAME',
      usual: null,
      meaning: 'Full name of the company or entrepreneur whom people deal with. The others of the owner need it.',
    },
    { name: 'OWNER_ADDRESS', usual: null, meaning: 'Its address.' },
    { name: 'OWNER_OGRN', usual: null, meaning: 'Its registration number: 13 digits, of an entrepreneur 15.' },
    { name: 'OWNER_HOURS', usual: null, meaning: 'When it works, in words.' },
  ],
};

export const database: SettingsGroup = {
  title: 'Database',
  about: 'Several machines, a pooler, Redis and a replica: see [operate.md](operate.md).',
  settings: [
    {
      name: 'DATABASE_URL',
      usual: null,
      meaning:
        'A PostgreSQL of your own (`postgres://…`) instead of the embedded one. Of several hosts (`postgres://a:5432,b:5432/…`) the one that accepts writes is used.',
    },
    {
      name: 'DATABASE_DIRECT_URL',
      usual: null,
      meaning:
        'The same database past PgBouncer, where `DATABASE_URL` leads to a pooler: migrations and listening need it.',
    },
    {
      name: 'DATABASE_PREPARED',
      usual: null,
      usualInWords: '`1` without `DATABASE_DIRECT_URL`, else `0`',
      meaning: 'Whether a connection remembers statements by name. A pooler must support it.',
    },
    {
      name: 'DATABASE_READ_URL',
      usual: null,
      meaning: 'A replica: the public lists of mates, squads and articles are read from it.',
    },
    {
      name: 'REDIS_URL',
      usual: null,
      meaning:
        'Redis (`redis://…` or `rediss://…`) instead of PostgreSQL for socket events between processes and for counting tries.',
    },
  ],
};

const together = 'The five `S3_…` are set together.';

export const files: SettingsGroup = {
  title: 'Files',
  about: '',
  settings: [
    {
      name: 'DATA_DIR',
      usual: './data',
      meaning:
        'Folder of the embedded database, of the generated secret, and of uploaded files (`files`, `private`) while no `S3_…` is set; then several processes have to share it.',
    },
    {
      name: 'S3_ENDPOINT',
      usual: null,
      meaning: `A store with an S3-compatible API instead of the folder: its address, without bucket and path. ${together}`,
    },
    { name: 'S3_BUCKET', usual: null, meaning: 'Name of the bucket.' },
    {
      name: 'S3_REGION',
      usual: null,
      meaning: 'Its region, for example `ru-central1`; `us-east-1` where the store has none.',
    },
    { name: 'S3_ACCESS_KEY', usual: null, meaning: 'Key that the store has issued.' },
    { name: 'S3_SECRET_KEY', usual: null, meaning: 'Its secret.' },
  ],
};

export const operation: SettingsGroup = {
  title: 'Operation',
  about: '`NODE_ENV` is no setting: `npm start` and `npm run serve` run in production mode, `npm run dev` does not.',
  settings: [
    {
      name: 'TRUST_PROXY',
      usual: '0',
      meaning: 'How many proxies in front of the server are trusted to say who calls, 0–10.',
    },
    {
      name: 'CONNECTIONS_PER_ADDRESS',
      usual: '1000',
      meaning:
        'How many connections of one address a process holds. Behind a proxy: how many sockets; connections are counted by the proxy.',
    },
    {
      name: 'ADMIN_CODE',
      usual: null,
      usualInWords: '`0` in demo mode, else `1`',
      meaning:
        'Whether the desk asks for a code of an authenticator app (TOTP). Cannot be switched off in production on a public address.',
    },
    {
      name: 'METRICS_TOKEN',
      usual: null,
      meaning:
        'Bearer token of `/metrics`, at least 16 characters without blanks. Without it `/metrics` answers only on an address of this machine and not through a proxy.',
    },
    {
      name: 'SENTRY_DSN',
      usual: null,
      meaning:
        'Where faults are reported (Sentry or a compatible collector); pages send theirs through our `/monitoring`. What the log leaves out by `LOG_LEVEL` is not reported either.',
    },
    { name: 'SENTRY_ENVIRONMENT', usual: 'production', meaning: 'The environment that reports name.' },
    {
      name: 'LOG_LEVEL',
      usual: null,
      usualInWords: '`info` in production mode, else `warn`',
      meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    },
  ],
};

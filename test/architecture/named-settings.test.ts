import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { readProjectFile as read } from '../support/documents/project-files';
import { everyService } from '../support/every-service';
import { allSettings } from '#server/platform/config/settings/all-settings.ts';

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Every setting has a value, so that the product reads every one. */
const all: Readonly<Record<string, string>> = {
  ...everyService,
  DATABASE_URL: 'postgres://u:p@db/naparnik',
  DATABASE_DIRECT_URL: 'postgres://u:p@db/naparnik',
  SECRET: 'a secret of thirty-two characters or more',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'naparnik-files',
  S3_REGION: 'ru-central1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'some-long-secret',
  DISCORD: '1',
  PUSH_PRIVATE_KEY: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
  PUSH_CONTACT: 'mailto:push@naparnik.example',
  STEAM_LOGIN: '1',
  RECEIPTS_BY: 'yookassa',
};

const namesRead = (): readonly string[] => {
  const names = new Set<string>();
  readConfig(
    new Proxy(all, {
      get: (env, name) => {
        names.add(String(name));
        return env[String(name)];
      },
    }),
  );
  // Libraries read this one; the product sets it itself.
  names.delete('NODE_ENV');
  return [...names].sort();
};

const compose = read('compose.yaml');
const toProduct = compose.slice(compose.indexOf('  product:'), compose.indexOf('  proxy:'));

test('the page of settings names what the server reads, all of it and nothing else', () => {
  const named = allSettings.flatMap(({ settings }) => settings.map(({ name }) => name));
  expect([...named].sort()).toEqual(namesRead());
});

test.each([
  ['compose.yaml', toProduct, /^ {6}([A-Z\d_]+):/gm],
  ['Dockerfile', read('Dockerfile'), /\b([A-Z_]{4,})=/g],
  ['naparnik.service', read('deploy/naparnik.service'), /\b([A-Z_]{3,})=/g],
  ['operate.md', read('docs/operate.md').split('What to watch')[0] ?? '', /^([A-Z\d_]+)=/gm],
])('%s tells the product only what it reads', (_file, text, pattern) => {
  const told = found(text, pattern);
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter((name) => name !== 'NODE_ENV' && !namesRead().includes(name))).toEqual([]);
});

test('the example of .env has what compose.yaml asks for, all of it and nothing else', () => {
  expect(found(read('deploy/env.example'), /^([A-Z_]+)=/gm)).toEqual(found(compose, /\$\{([A-Z_]+)/g));
});

test('files that are named to run, to mount or to copy are there, or are built from one that is', () => {
  const texts = ['compose.yaml', 'Dockerfile', 'deploy/naparnik.service', 'docs/operate.md'].map(read).join('\n');
  const named = found(texts, /(?:^|[\s"'`.])\/?((?:deploy|dist\/server|src)\/[\w./-]*\w)/gm);
  expect(named.length).toBeGreaterThan(8);
  const stands = (file: string): boolean =>
    fs.existsSync(path.join(projectRoot, file.replace(/^dist\/server\/(.+)\.js$/, 'src/server/$1.ts')));
  // Operators write this file themselves if they need it.
  expect(named.filter((file) => !stands(file))).toEqual(['deploy/product.env']);
});

test('secrets and copies come into no repository, and into no image', () => {
  const lines = read('.gitignore').split('\n');
  const secret = ['/.env', '/deploy/product.env', '/backups/', '/data/'];
  expect(secret.filter((name) => !lines.includes(name))).toEqual([]);
  const kept = read('.dockerignore').split('\n');
  expect(['.env', 'deploy', 'backups', 'data'].filter((name) => !kept.includes(name))).toEqual([]);
});

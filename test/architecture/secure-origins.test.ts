import fs from 'node:fs';
import path from 'node:path';

const client = path.resolve('src/client');

/** What a browser offers on https and localhost only, with the file that knows what to do without it. */
const guarded: Readonly<Record<string, readonly string[]>> = {
  randomUUID: ['kit/store/random-id.ts'],
  'crypto.subtle': ['pages/dev/case/step-hashes.ts'],
  'navigator.clipboard': ['kit/display/copy-link.tsx'],
  'navigator.mediaDevices': ['features/settings/voice/record.ts'],
  'navigator.serviceWorker': [
    'kit/worker/register-worker.ts',
    'kit/worker/open-path.ts',
    'entities/notification/push-subscription.ts',
  ],
};

const files = fs
  .readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.replaceAll(path.sep, '/'));

test.each(Object.entries(guarded))('%s is used only where its absence is provided for', (what, where) => {
  const using = files.filter((name) => fs.readFileSync(path.join(client, name), 'utf8').includes(what));
  expect(using.filter((name) => !where.includes(name))).toEqual([]);
});

test('every use of Web Locks asks first whether the browser has them', () => {
  const unasked = files.filter((name) => {
    const text = fs.readFileSync(path.join(client, name), 'utf8');
    return text.includes('navigator.locks') && !text.includes("'locks' in navigator");
  });
  expect(unasked).toEqual([]);
});

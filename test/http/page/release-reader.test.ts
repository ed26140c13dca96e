import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseReader } from '#server/platform/http/release-reader.ts';
import { waitFor } from '../../support/wait-for';

let clientDir: string;
beforeEach(() => {
  clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-client-'));
});
afterEach(() => fs.rmSync(clientDir, { recursive: true }));

const build = (content: string): void => fs.writeFileSync(path.join(clientDir, 'assets-manifest.json'), content);

test('a first build is found soon after it stands there, a later one only by a restart', async () => {
  const read = releaseReader({ production: true, clientDir });
  expect(read()).toBeNull();
  build('{"scripts":["/assets/main.1.js"]}');
  const first = await waitFor(
    async () => read(),
    (release) => release !== null,
  );
  build('{"scripts":["/assets/main.2.js"]}');
  expect(read()).toBe(first);
  expect(releaseReader({ production: true, clientDir })()).not.toBe(first);
});

test('while somebody works on the page each build is found at once', () => {
  build('{"scripts":["/assets/main.1.js"]}');
  const read = releaseReader({ production: false, clientDir });
  const first = read();
  build('{"scripts":["/assets/main.2.js"]}');
  fs.utimesSync(path.join(clientDir, 'assets-manifest.json'), new Date(), new Date(Date.now() + 5000));
  expect(read()).not.toBe(first);
});

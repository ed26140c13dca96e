import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { mountStatic } from '#server/composition/page/mount-static.ts';
import { folderStore } from '#server/platform/uploads/folder-store.ts';
import { mountFiles } from '#server/platform/uploads/mount-files.ts';
import { compare } from './support/per-second';
import { httpLoad } from './support/http-load';

const newName = (): string => `${randomBytes(18).toString('base64url')}.webp`;

/** A data folder with this many pictures of people; returns it and the name of a picture with content. */
const fill = (count: number) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-bench-files-'));
  const folder = path.join(dataDir, 'files', 'avatars');
  fs.mkdirSync(folder, { recursive: true });
  for (let made = 1; made < count; made += 1) fs.writeFileSync(path.join(folder, newName()), '');
  const name = newName();
  fs.writeFileSync(path.join(folder, name), randomBytes(8000));
  return { dataDir, folder, name };
};

const load = async (url: string): Promise<number> => {
  const { origin, pathname } = new URL(url);
  const { perSecond } = await httpLoad({ origin, paths: [pathname], connections: 8, until: { seconds: 2 } });
  return perSecond;
};

const listen = (server: FastifyInstance): Promise<string> => server.listen({ port: 0, host: '127.0.0.1' });

/**
 * Requests one file among a hundred thousand, compared with a single one: people's pictures, then the page's own files.
 */
const run = async (): Promise<void> => {
  const [many, one] = [fill(100_000), fill(1)];
  const begin = async ({ dataDir, folder }: typeof many) => {
    const server = fastify();
    mountFiles(server, { files: folderStore(dataDir) });
    await mountStatic(server, folder);
    return { server, url: await listen(server) };
  };
  const [full, lone] = [await begin(many), await begin(one)];
  for (const [what, under] of [
    ['a picture', '/files/avatars/'],
    ['a file of the page', '/assets/'],
  ] as const)
    await compare(
      `${what} among 100,000 beside one alone`,
      () => load(full.url + under + many.name),
      () => load(lone.url + under + one.name),
    );
  await Promise.all([full.server.close(), lone.server.close()]);
  for (const { dataDir } of [many, one]) fs.rmSync(dataDir, { recursive: true });
};

void run();

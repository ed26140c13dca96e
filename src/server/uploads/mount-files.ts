import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { fileKinds } from './file-kinds';
import { filesFolder } from './files-folder';

const kindOf = new Map<string, (typeof fileKinds)[keyof typeof fileKinds]>(Object.values(fileKinds).map((kind) => [`.${kind.extension}`, kind]));

/** Kept files under `/files/`: a name never changes its content. What is no picture is only ever downloaded. */
export const mountFiles = async (server: FastifyInstance, config: Config): Promise<void> => {
  const root = filesFolder(config);
  await fs.mkdir(root, { recursive: true });
  await server.register(fastifyStatic, {
    root,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const kind = kindOf.get(path.extname(file));
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-type', kind?.type ?? 'application/octet-stream');
      reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      reply.header('cross-origin-resource-policy', 'same-origin');
      if (!kind?.picture) reply.header('content-disposition', 'attachment');
    },
  });
};

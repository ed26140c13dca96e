import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { Refusal } from '../http/refusal';
import { fileHeaders } from './send-file';
import { type FileOwner, filesFolder } from './stored-files';
import { kindOfFile } from './file-kinds';

/** Shown to anybody; all else goes through a call that knows who asks. */
const publicOwners: readonly FileOwner[] = ['avatars', 'blog'];

/** Public files under `/files/`: a name never changes its content. What is no picture is only ever downloaded. */
export const mountFiles = async (server: FastifyInstance, config: Config): Promise<void> => {
  for (const owner of publicOwners) {
    const root = path.join(filesFolder(config), owner);
    await fs.mkdir(root, { recursive: true });
    await server.register(fastifyStatic, {
      root,
      prefix: `/files/${owner}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, file) => {
        const { type, picture } = kindOfFile(file);
        reply.headers(fileHeaders);
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        reply.header('content-type', type);
        if (!picture) reply.header('content-disposition', 'attachment');
      },
    });
  }
  // Otherwise the page would answer in their place.
  server.get('/files/*', () => {
    throw new Refusal('NOT_FOUND');
  });
};

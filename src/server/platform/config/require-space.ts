import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config';

const megabyte = 1024 ** 2;

const nearestExisting = (folder: string): string =>
  fs.existsSync(folder) ? folder : nearestExisting(path.dirname(folder));

/**
 * @param needed megabytes
 * @param wayOut what else can be done, besides freeing space
 * @throws ConfigError when the disk of the folder, which need not exist yet, has less left
 */
export const requireSpace = (folder: string, needed: number, wayOut: string): void => {
  const { bavail, bsize } = fs.statfsSync(nearestExisting(path.resolve(folder)));
  const left = Math.floor((bavail * bsize) / megabyte);
  if (left < needed)
    throw new ConfigError(`Too little disk: ${folder} has ${left} MB left and needs ${needed} MB; ${wayOut}`);
};

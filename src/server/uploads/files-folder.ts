import path from 'node:path';
import type { Config } from '../config/config';

/** Where uploaded files lie: in the data directory, outside everything that is served as a page. Several processes must share it. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files');

/** Where a file grows until all of it has come; on the same disk, so that a rename finishes it. */
export const partsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files-coming');

/** What files belong to; also the folder's name in the address. */
export type FileOwner = 'avatars' | 'chat' | 'pov' | 'blog' | 'disputes';

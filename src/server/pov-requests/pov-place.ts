import path from 'node:path';
import type { Config } from '../config/config';

const folder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'private', 'pov');

/** Where a recording lies: outside everything that is served, under its id alone. Several processes must share the data directory. */
export const povPlace = (config: Pick<Config, 'dataDir'>, fileId: string): string => path.join(folder(config), fileId);

/** Where one part of an upload waits until it is known to be next. */
export const povPartPlace = (config: Pick<Config, 'dataDir'>, partId: string): string => path.join(folder(config), `${partId}.part`);

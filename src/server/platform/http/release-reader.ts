import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config';

/** The build that stands in the folder, by what its list of files says; null where there is none yet. */
const readRelease = (manifest: string): string | null =>
  fs.existsSync(manifest) ? createHash('sha256').update(fs.readFileSync(manifest)).digest('hex').slice(0, 12) : null;

/** Ms of real time that a look which found no build speaks for: every answer asks, and to look costs a tenth of one. */
const nextLook = 1000;

/**
 * The client's build that this process serves: read once in production, where a new one is told of by a restart and a
 * first one within a second; after each rebuild elsewhere.
 */
export const releaseReader = ({
  production,
  clientDir,
}: Pick<Config, 'production' | 'clientDir'>): (() => string | null) => {
  const manifest = path.join(clientDir, 'assets-manifest.json');
  let kept = readRelease(manifest);
  let changed = 0;
  let lookedAt = performance.now();
  return () => {
    if (production && (kept !== null || performance.now() - lookedAt < nextLook)) return kept;
    lookedAt = performance.now();
    const { mtimeMs } = fs.statSync(manifest, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs !== changed) [kept, changed] = [readRelease(manifest), mtimeMs];
    return kept;
  };
};

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config';

/** A hash of the build's manifest in the folder; null where there is no build yet. */
const readRelease = (manifest: string): string | null =>
  fs.existsSync(manifest) ? createHash('sha256').update(fs.readFileSync(manifest)).digest('hex').slice(0, 12) : null;

/**
 * How long "no build" is cached, in ms of real time: every response reads the release, and checking the file takes a
 * tenth of the time of a response.
 */
const recheckMs = 1000;

/**
 * The client's build that this process serves. In production it is read once: a new build needs a restart, a first one
 * is noticed within a second. Elsewhere it is read again after each rebuild.
 */
export const releaseReader = ({
  production,
  clientDir,
}: Pick<Config, 'production' | 'clientDir'>): (() => string | null) => {
  const manifest = path.join(clientDir, 'assets-manifest.json');
  let release = readRelease(manifest);
  let changed = 0;
  let checkedAt = performance.now();
  return () => {
    if (production && (release !== null || performance.now() - checkedAt < recheckMs)) return release;
    checkedAt = performance.now();
    const { mtimeMs } = fs.statSync(manifest, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs !== changed) [release, changed] = [readRelease(manifest), mtimeMs];
    return release;
  };
};

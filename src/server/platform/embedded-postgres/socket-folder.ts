import fs from 'node:fs';
import path from 'node:path';

/** Bytes that a socket's path may have: macOS counts 104 with the closing zero, Linux 108. */
const longest = 103;

/**
 * Folder for the socket of a PostgreSQL whose data is here: asked over it, both sides work a quarter less for a short
 * query than over TCP. Null where it can have none: on Windows, and where the path is too long or would have to be quoted
 * in PostgreSQL's list of folders.
 */
export const socketFolder = (cluster: string, platform = process.platform): string | null => {
  const fits = Buffer.byteLength(path.posix.join(cluster, '.s.PGSQL.65535')) <= longest;
  return platform !== 'win32' && fits && /^\/[\w./-]+$/.test(cluster) ? cluster : null;
};

/**
 * Takes away what a killed server has left of its sockets, once nobody claims the folder any more: their lock files name
 * its process, which PostgreSQL takes for a living one as long as nobody has reaped it.
 */
export const removeStaleSockets = (cluster: string): void => {
  if (fs.existsSync(path.join(cluster, 'postmaster.pid'))) return;
  for (const name of fs.readdirSync(cluster))
    if (/^\.s\.PGSQL\.\d+(?:\.lock)?$/.test(name)) fs.rmSync(path.join(cluster, name), { force: true });
};

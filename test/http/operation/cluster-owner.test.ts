import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownerOf } from '#server/platform/embedded-postgres/cluster-folder.ts';

const isRoot = process.getuid?.() === 0;
/** `nobody` of Debian, where we may give a folder away. */
const somebody = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

test('a cluster is started by whom it belongs to, a new one by whomever is preferred', () => {
  const cluster = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-cluster-'));
  fs.chownSync(cluster, somebody.uid, somebody.gid);
  expect(ownerOf(cluster)).toBeNull();
  fs.mkdirSync(path.join(cluster, 'global'));
  fs.writeFileSync(path.join(cluster, 'global', 'pg_control'), '');
  expect(ownerOf(cluster)).toEqual(somebody);
  fs.rmSync(cluster, { recursive: true });
});

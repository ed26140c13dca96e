import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { cuttableProxy } from './server/cuttable-proxy';
import type { TestDatabase } from './test-database';

const name = 'naparnik';
/** A standby replays what the primary has written, whether it is flushed or not; a power cut need not be survived. */
const settings = { fsync: 'off', full_page_writes: 'off' };

const of = ({ url }: EmbeddedPostgres): string => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.toString();
};

const folderFor = (part: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `naparnik-${part}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
};

/** A PostgreSQL with the product's schema, and a standby that replicates it. */
export const startStandby = async () => {
  const [folder, copy] = [folderFor('writer'), folderFor('standby')];
  const first = await startEmbeddedPostgres({ dataDir: folder, settings });
  const database = openDatabase(await ensureDatabase(first.url, name), 2);
  await migrate(database.pool);
  await database.close();
  // After a clean stop, its files can be copied to start the standby.
  await first.stop();
  execFileSync('cp', ['-a', `${folder}/.`, copy]);
  let writer = await startEmbeddedPostgres({ dataDir: folder, settings });
  const { port, username, password } = new URL(writer.url);
  const line = await cuttableProxy(Number(port));
  fs.writeFileSync(path.join(copy, 'postgres', 'standby.signal'), '');
  const standby = await startEmbeddedPostgres({
    dataDir: copy,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${line.port} user=${username} password=${password}`,
    },
  });
  const onStandby = async (text: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new Client({ connectionString: of(standby) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const own = openDatabase(of(writer), 10, 30_000);
  const written: TestDatabase = { ...own, url: of(writer), drop: () => own.close() };
  return {
    writer: written,
    standbyUrl: of(standby),
    /** Queries the standby directly, without the product. */
    onStandby,
    stopStandby: () => standby.stop(),
    stopWriter: () => writer.stop(),
    /** The stopped writer comes back as a replica that has not followed the standby's promotion. */
    startWriterAsReplica: async (): Promise<string> => {
      fs.writeFileSync(path.join(folder, 'postgres', 'standby.signal'), '');
      writer = await startEmbeddedPostgres({ dataDir: folder, settings });
      return of(writer);
    },
    /** What is written from now on is lost when the standby is promoted. */
    detachStandby: () => line.setOpen(false),
    /** The standby writes from now on, in a timeline of its own. */
    promote: () => onStandby('SELECT pg_promote()'),
    end: async () => {
      await own.close();
      await line.close();
      await standby.stop();
      await writer.stop();
      for (const each of [folder, copy]) fs.rmSync(each, { recursive: true, force: true });
    },
  };
};

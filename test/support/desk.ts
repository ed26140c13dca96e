import { io } from 'socket.io-client';
import type { DeskSubjectKind } from '#domain/people/desk-subject.ts';
import type { TestServer } from './server/start-test-server';
import type { TestPerson } from './people/make-person';
import { cookieHeader } from './server/cookie-header';

/** The latest act on a subject that the operator has seen; their next act has to send it back. */
export const seenBy = async ({ browser }: TestPerson, subject: string): Promise<number> =>
  (await browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;

/** The acts on a subject from the audit log, the oldest first. */
export const actsOn = async (server: TestServer, subject: string): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return rows.map(({ action }) => action);
};

/**
 * Connects an operator to the desk's events; returns a function that waits until a change of this kind has
 * arrived.
 */
export const deskReceives = async (
  { url }: Pick<TestServer, 'url'>,
  { browser }: TestPerson,
  kind: DeskSubjectKind,
) => {
  const cookie = cookieHeader(browser.cookies);
  const socket = io(`${url}/realtime`, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  const heard = new Promise<void>((resolve) => {
    socket.on('back office changed', (changed: { readonly kind: DeskSubjectKind }) => {
      if (changed.kind === kind) resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return async (): Promise<void> => {
    await heard;
    socket.disconnect();
  };
};

import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { App } from '../app';
import type { Actor } from './actor';
import { deskTimeLeft } from './desk-session';
import { permissionsOf } from './permissions-of';

/** The permissions of a person in this session now: none before a code was entered. Not cached. */
export const permissionsInSession = async (
  { config, db }: Pick<App, 'config' | 'db'>,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<readonly AdminPermission[]> => {
  const held = (await permissionsOf(db, id)) ?? [];
  if (held.length === 0 || !config.adminCode) return held;
  return (await deskTimeLeft(db, sessionId)) > 0 ? held : [];
};

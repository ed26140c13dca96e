import { and, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { App } from '../app/app';
import { notifierService } from '../db/schema/notifications';
import { squadMateInvitation, squadMember } from '../db/schema/squads';
import { hasPermission } from '../http/has-permission';
import { Refusal } from '../http/refusal';
import type { Actor } from '../sessions/actor';

const mine = alias(squadMember, 'mine');

const arePlayingTogether = async (app: App, one: string, other: string): Promise<boolean> => {
  const rows = await app.db
    .select({ squadId: mine.squadId })
    .from(mine)
    .innerJoin(squadMember, and(eq(squadMember.squadId, mine.squadId), eq(squadMember.userId, other), eq(squadMember.active, true)))
    .where(and(eq(mine.userId, one), eq(mine.active, true)))
    .limit(1);
  return rows.length > 0;
};

/** A mate who is called into one's squad right now: he takes orders, and is waited for. */
const isCalledByMine = async (app: App, one: string, mateId: string): Promise<boolean> => {
  const open = and(eq(squadMateInvitation.squadId, mine.squadId), eq(squadMateInvitation.mateId, mateId), gt(squadMateInvitation.expiresAt, new Date(app.clock.now())));
  const rows = await app.db
    .select({ squadId: mine.squadId })
    .from(mine)
    .innerJoin(squadMateInvitation, open)
    .where(and(eq(mine.userId, one), eq(mine.active, true)))
    .limit(1);
  return rows.length > 0;
};

const mayAsk = async (app: App, actor: Actor, userId: string): Promise<boolean> =>
  actor.id === userId ||
  (actor.isAdmin && hasPermission(actor.permissions, 'VIEW_USER')) ||
  (await arePlayingTogether(app, actor.id, userId)) ||
  (await isCalledByMine(app, actor.id, userId));

/** Which channels somebody has, without whose they are. @throws Refusal USERS_NOT_FOUND for whom it does not concern */
export const othersServices = async (app: App, actor: Actor, userId: string) => {
  if (!(await mayAsk(app, actor, userId))) throw new Refusal('USERS_NOT_FOUND');
  const rows = await app.db
    .select({ name: notifierService.service })
    .from(notifierService)
    .where(and(eq(notifierService.userId, userId), eq(notifierService.enabled, true)));
  return rows.filter(({ name }) => name !== 'email').map(({ name }) => ({ name, status: 'connected' as const }));
};

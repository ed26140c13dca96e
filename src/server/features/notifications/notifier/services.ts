import { and, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NotifierServiceView } from '#contract/people/notifier.ts';
import { notifierServices } from '#domain/notifications/notifier.ts';
import type { App } from '#server/platform/app.ts';
import { notifierService } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { connectorClasses, connectorOf, isStandIn } from './connector-of';
import { squadMateInvitation, squadMember } from '#server/platform/db/schema/squads.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';

/** All notification channels with this person's connections. */
export const listServices = async (app: App, userId: string): Promise<NotifierServiceView[]> => {
  const rows = await app.db.select().from(notifierService).where(eq(notifierService.userId, userId));
  const [user] = await app.db
    .select({ email: appUser.email, confirmedAt: appUser.emailConfirmedAt })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return notifierServices.map((name) => {
    const row = rows.find(({ service }) => service === name);
    if (name === 'email') {
      const status = user?.confirmedAt ? 'connected' : null;
      return {
        name,
        connectorClass: null,
        status,
        enabled: row?.enabled ?? true,
        title: user?.email ?? '',
        available: true,
        demo: false,
      };
    }
    return {
      name,
      connectorClass: connectorClasses[name],
      status: row ? (row.brokenAt === null ? 'connected' : 'broken') : null,
      enabled: row?.enabled ?? false,
      title: row?.title ?? '',
      available: connectorOf(app, name) !== null,
      demo: isStandIn(app, name),
    };
  });
};

const mine = alias(squadMember, 'mine');

const arePlayingTogether = async (app: App, one: string, other: string): Promise<boolean> => {
  const rows = await app.db
    .select({ squadId: mine.squadId })
    .from(mine)
    .innerJoin(
      squadMember,
      and(eq(squadMember.squadId, mine.squadId), eq(squadMember.userId, other), eq(squadMember.active, true)),
    )
    .where(and(eq(mine.userId, one), eq(mine.active, true)))
    .limit(1);
  return rows.length > 0;
};

/** Whether the mate is invited into one's squad right now. */
const isCalledByMine = async (app: App, one: string, mateId: string): Promise<boolean> => {
  const open = and(
    eq(squadMateInvitation.squadId, mine.squadId),
    eq(squadMateInvitation.mateId, mateId),
    gt(squadMateInvitation.expiresAt, new Date(app.clock.now())),
  );
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

/**
 * Which channels a person has connected, without their addresses.
 * @throws Refusal USERS_NOT_FOUND for a caller whom it does not concern
 */
export const othersServices = async (app: App, actor: Actor, userId: string) => {
  if (!(await mayAsk(app, actor, userId))) throw new Refusal('USERS_NOT_FOUND');
  const rows = await app.db
    .select({ name: notifierService.service })
    .from(notifierService)
    .where(
      and(eq(notifierService.userId, userId), eq(notifierService.enabled, true), isNull(notifierService.brokenAt)),
    );
  return rows.filter(({ name }) => name !== 'email').map(({ name }) => ({ name, status: 'connected' as const }));
};

import type { SquadState } from '../../../domain/squad/squad-state';
import type { squad } from '../../db/schema/squads';

const time = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** The head row's columns of a state. */
export const squadColumns = ({ value, context }: SquadState) =>
  ({
    status: value,
    ownerId: context.ownerId,
    gameId: context.gameId,
    categoryId: context.categoryId,
    categoryKind: context.categoryKind,
    platform: context.platform,
    languages: [...context.languages],
    durationMinutes: context.durationMinutes,
    slots: context.slots,
    payMode: context.payMode,
    visible: context.visible,
    createdAt: new Date(context.createdAt),
    touchedAt: new Date(context.touchedAt),
    hotUntil: time(context.hotUntil),
    statusEndsAt: time(context.statusEndsAt),
    lobbyExtended: context.lobbyExtended,
    promoCode: context.promo?.code ?? null,
    promoPercent: context.promo?.percent ?? null,
    promoAmount: context.promo?.amount ?? null,
    promoPrepaid: context.promo?.prepaid ?? false,
    quoteTotal: context.quote?.total ?? null,
    earlyFinish: context.earlyFinish,
    earlyFinishCount: context.earlyFinishCount,
    recreationFlaggedBy: context.recreation?.flaggedBy ?? null,
    recreationFlaggedAt: time(context.recreation?.flaggedAt ?? null),
    recreationExpiresAt: time(context.recreation?.expiresAt ?? null),
    pausedMs: context.pausedMs,
    lastPingAt: time(context.lastPingAt),
    finishedAt: time(context.finishedAt),
    settledAt: time(context.settledAt),
    dispute: context.dispute,
    repeatedAt: time(context.repeatedAt),
  }) satisfies typeof squad.$inferInsert;

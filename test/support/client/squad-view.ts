import type { SquadMemberView, SquadView } from '../../../src/contract/squads/squad-view';
import { amountDue } from '../../../src/domain/squad/queries/payments';
import { deadlineAt } from '../../../src/domain/squad/deadlines-of';
import { waitingFor } from '../../../src/domain/squad/waiting-for';
import type { Walk } from '../../lifecycle/walk';

/** The people of the lifecycle's walks by the names of the demo. */
export const names: Readonly<Record<string, string>> = { owner: 'Киберкот', mate: 'Северин', friend: 'Пельмешек', client: 'Енот', stranger: 'Прохожий' };

export const aPerson = (id: string) => ({ id, username: names[id] ?? id, avatarUrl: null, onlineLevel: 2 as const });

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A squad of a walk as the server would show it to this person. */
export const aSquadView = ({ state: { value, context } }: Walk, viewer: string, with_: Partial<SquadView> = {}): SquadView => {
  const due = amountDue(context, viewer);
  const paid = context.payments.filter(({ payerId }) => payerId === viewer).reduce((sum, { amount }) => sum + amount, 0);
  const joined = context.members.map(({ id, type, joinedAt, confirmedAt, mate }): SquadMemberView => {
    const share = context.quote?.shares.find(({ memberId }) => memberId === id);
    return {
      id,
      user: aPerson(id),
      type,
      state: 'JOINED',
      expiresAt: null,
      joinedAt: iso(joinedAt),
      confirmed: confirmedAt !== null,
      share: share === undefined ? null : share.amount / 100,
      payerId: share?.payerId ?? null,
      paid: context.payments.some(({ memberId }) => memberId === id),
      mate: mate && { grade: mate.level, rating: 4.98, languages: ['ru'] },
    };
  });
  return {
    id: 18402,
    gameId: context.gameId,
    gameName: 'Counter-Strike 2',
    category: { id: context.categoryId, kind: context.categoryKind, name: 'Повышение ранга', slug: 'rank-up' },
    platform: context.platform,
    languages: [...context.languages],
    durationMinutes: context.durationMinutes,
    slots: context.slots,
    payMode: context.payMode,
    visible: context.visible,
    status: value,
    ownerId: context.ownerId,
    createdAt: new Date(context.createdAt).toISOString(),
    members: joined,
    errors: [],
    deadlineAt: iso(deadlineAt({ value, context })),
    waitingFor: [...waitingFor({ value, context })],
    allowedActions: [],
    price: context.quote && {
      lines: context.quote.mates.map(({ mateId, amount }) => ({ mateId, username: names[mateId] ?? mateId, amount: amount / 100 })),
      discount: 0,
      total: context.quote.total / 100,
      shares: context.quote.shares.map(({ memberId, payerId, amount }) => ({ memberId, payerId, amount: amount / 100 })),
    },
    myPayment: due > 0 ? { amount: due / 100, paid: false } : paid > 0 ? { amount: paid / 100, paid: true } : null,
    myIncome: null,
    friendLinks: [],
    cancellation: [],
    finishedAt: iso(context.finishedAt),
    settledAt: iso(context.settledAt),
    history: [],
    context,
    ...with_,
  };
};

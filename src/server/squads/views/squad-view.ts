import { asc, eq } from 'drizzle-orm';
import type { SquadView } from '../../../contract/squads/squad-view';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import { sumOf } from '../../../domain/money/sum-of';
import { allowedActions } from '../../../domain/squad/allowed-actions';
import { cancellationTerms } from '../../../domain/squad/cancellation-terms';
import { deadlineAt } from '../../../domain/squad/deadlines-of';
import { offerOf } from '../../../domain/squad/queries/invitations';
import { amountDue, unpaidSharesOf } from '../../../domain/squad/queries/payments';
import { redactDetails } from '../../../domain/squad/redact-details';
import { redactContext } from '../../../domain/squad/redact-context';
import type { SquadState } from '../../../domain/squad/squad-state';
import { waitingFor } from '../../../domain/squad/waiting-for';
import type { App } from '../../app/app';
import { squadHistory } from '../../db/schema/squads';
import { Refusal } from '../../http/refusal';
import type { Actor } from '../../sessions/actor';
import { hotPrice } from '../hot/hot-price';
import { peopleWithSquad, readMateFacts } from '../mate-facts';
import { loadSquad } from '../store/load-squad';
import { incomeOf } from './income-of';
import { iso } from './iso';
import { priceOf } from './price-of';
import { readHead } from './read-head';
import { readPeople, unknownPerson } from './read-people';
import { squadSight } from './squad-sight';
import { viewDispute } from './view-dispute';
import { viewMembers } from './view-members';
import { viewOffers } from './view-offers';

const readMate = async (app: App, actor: Actor) => (actor.mateGameId === null ? null : ((await readMateFacts(app.db, [actor.id])).get(actor.id) ?? null));

const actionsOf = async (app: App, state: SquadState, actor: Actor, mate: Awaited<ReturnType<typeof readMate>>) => {
  const busy = await peopleWithSquad(app.db, [actor.id]);
  return allowedActions(state, actor.id, {
    at: app.clock.now(),
    hasSquad: busy.has(actor.id),
    hasMateAccess: actor.mateGameId !== null,
    active: mate?.active ?? false,
    tokens: state.context.friendInvitations.flatMap(({ friendId, token }) => (friendId === actor.id ? [token] : [])),
  });
};

/** The squad as this person sees it. @throws Refusal SQUADS_NOT_FOUND also when he may not see it */
export const readSquadView = async (app: App, squadId: number, actor: Actor, errors: SquadView['errors'] = []): Promise<SquadView> => {
  const state = await loadSquad(app.db, squadId, false);
  if (!state || !squadSight.allows(state, actor)) throw new Refusal('SQUADS_NOT_FOUND');
  const { context } = state;
  const now = app.clock.now();
  const head = await readHead(app.db, context.categoryId);
  const history = await app.db.select().from(squadHistory).where(eq(squadHistory.squadId, squadId)).orderBy(asc(squadHistory.id));
  const ids = [
    ...context.members.map(({ id }) => id),
    ...context.mateInvitations.map(({ mateId }) => mateId),
    ...context.friendInvitations.flatMap(({ friendId }) => friendId ?? []),
    ...history.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat()),
  ];
  const people = await readPeople(app.db, ids, now);
  const user = (id: string | null) => (id === null ? null : (people.get(id)?.person ?? unknownPerson(id)));
  const price = priceOf(state);
  const due = amountDue(context, actor.id);
  const owes = unpaidSharesOf(context, actor.id).length > 0;
  const paidByMe = context.payments.filter(({ payerId }) => payerId === actor.id);
  const mate = await readMate(app, actor);
  const offered = mate !== null && offerOf(context, actor.id) !== null;
  const income = offered ? hotPrice(context, actor.id, mate, now).income : await incomeOf(app.db, squadId, state, actor.id);
  return {
    id: squadId,
    gameId: context.gameId,
    ...head,
    platform: context.platform,
    languages: [...context.languages],
    durationMinutes: context.durationMinutes,
    slots: context.slots,
    payMode: context.payMode,
    visible: context.visible,
    status: state.value,
    ownerId: context.ownerId,
    createdAt: new Date(context.createdAt).toISOString(),
    members: viewMembers(state, price, people),
    errors,
    deadlineAt: iso(deadlineAt(state)),
    waitingFor: [...waitingFor(state)],
    allowedActions: [...(await actionsOf(app, state, actor, mate))],
    price: price && {
      lines: price.mates.map(({ mateId, amount }) => ({ mateId, username: people.get(mateId)?.person.username ?? '', amount: kopecksToRubles(amount) })),
      discount: kopecksToRubles(sumOf(price.shares, ({ subsidy }) => subsidy)),
      total: kopecksToRubles(sumOf(price.shares, ({ amount }) => amount)),
      shares: price.shares.map(({ memberId, payerId, amount }) => ({ memberId, payerId, amount: kopecksToRubles(amount) })),
    },
    myPayment: owes ? { amount: kopecksToRubles(due), paid: false } : paidByMe.length > 0 ? { amount: kopecksToRubles(sumOf(paidByMe, ({ amount }) => amount)), paid: true } : null,
    myIncome: income === null ? null : kopecksToRubles(income),
    friendLinks: context.friendInvitations.flatMap(({ token, friendId, invitedBy, expiresAt }) =>
      friendId === null && [invitedBy, context.ownerId].includes(actor.id) ? [{ token, expiresAt: new Date(expiresAt).toISOString() }] : [],
    ),
    cancellation: cancellationTerms(state, actor.id, now).map(({ stage, action, refunds }) => ({
      stage,
      action,
      refunds: refunds.map(({ payerId, paid, returned }) => ({ payerId, paid: kopecksToRubles(paid), returned: kopecksToRubles(returned) })),
    })),
    ...(await viewOffers(app, context, actor.id)),
    ...(await viewDispute(app, squadId, context)),
    finishedAt: iso(context.finishedAt),
    settledAt: iso(context.settledAt),
    history: history.map(({ id, event, createdAt, actorId, subjectId, details }) => ({
      id: String(id), event, at: createdAt.toISOString(), by: user(actorId), subject: user(subjectId), details: redactDetails(event, details, context.ownerId === actor.id),
    })),
    context: redactContext(context, actor.id),
  };
};

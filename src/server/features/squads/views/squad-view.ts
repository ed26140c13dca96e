import { squadToWire } from '#contract/squads/squad-codec.ts';
import { historyLineToWire } from '#contract/squads/squad-history.ts';
import type { SquadViewAnswer } from '#contract/squads/squad-view.ts';
import { cancellationTerms } from '#domain/squad/simulation/cancellation-terms.ts';
import { lineOf } from '#domain/squad/facts/history-details.ts';
import { offerOf } from '#domain/squad/selectors/invitations.ts';
import { projectSquad } from '#domain/squad/facts/project-squad.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { hotPrice } from '../hot/hot-price';
import { fromRows } from '../store/squad-rows';
import { incomeOf } from './income-of';
import { namedIn } from './named-in';
import { readPeople } from './read-people';
import { squadVisibility } from './squad-visibility';
import { readSquadPage, type SquadPage } from './squad-page';
import { disputeView } from './view-dispute';

/** The viewer's income from the squad, in kopecks; for a mate who has answered a hot squad, what they would receive. */
const viewIncome = (state: SquadState, { sold, ownTerms }: SquadPage, viewer: string, now: number): number | null => {
  if (ownTerms === null || offerOf(state.context, viewer) === null) return incomeOf(state, viewer, sold ?? 0);
  return hotPrice(state.context, viewer, ownTerms, now).income;
};

const viewMembers = async (app: App, ids: readonly string[]): Promise<SquadViewAnswer['members']> => {
  const people = await readPeople(app.db, ids, app.clock.now());
  return [...people.values()].map(({ person: { id, ...user }, mate }) => ({ id, user: { ...user, mate } }));
};

/** @throws Refusal SQUADS_NOT_FOUND also when `shows` says no */
const readView = async (
  app: App,
  squadId: number,
  actor: Actor,
  shows: (state: SquadState) => boolean,
  errors: SquadViewAnswer['errors'] = [],
): Promise<SquadViewAnswer> => {
  const page = await readSquadPage(app.db, squadId, actor.id);
  const state = page && fromRows(page);
  if (!state || !shows(state)) throw new Refusal('SQUADS_NOT_FOUND');
  const context = projectSquad(state.context, actor.id);
  const { history, names, texts, files } = page;
  const dispute = context.dispute ? disputeView({ texts, files }) : {};
  const income = viewIncome(state, page, actor.id, app.clock.now());
  const members = await viewMembers(app, [
    ...namedIn(context),
    ...history.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat()),
    ...[...(dispute.disputeTexts ?? []), ...(dispute.disputeFiles ?? [])].map(({ authorId }) => authorId),
  ]);
  return {
    id: squadId,
    gameId: context.gameId,
    squad: squadToWire({ value: state.value, context }),
    names,
    members,
    errors,
    myIncome: income,
    cancellation: cancellationTerms(state, actor.id, app.clock.now()).map(({ stage, action, refunds }) => ({
      stage,
      action,
      refunds: refunds.map(({ payerId, paid, returned }) => ({ payerId, paid, returned })),
    })),
    ...dispute,
    history: history.map(({ id, event, details, createdAt, actorId, subjectId }) =>
      historyLineToWire(
        { id: String(id), at: createdAt, by: actorId, subject: subjectId },
        lineOf(event, details),
        context.ownerId === actor.id,
      ),
    ),
  };
};

/** The squad as this person sees it. @throws Refusal SQUADS_NOT_FOUND also when they may not see it */
export const readSquadView = (
  app: App,
  squadId: number,
  actor: Actor,
  errors: SquadViewAnswer['errors'] = [],
): Promise<SquadViewAnswer> => readView(app, squadId, actor, (state) => squadVisibility.allows(state, actor), errors);

/**
 * The squad after a step that this person has just made. It is shown even if the step took the right to see it: a mate
 * who left the game agrees to a dispute, their part is settled, and they are not to hear that there is no such squad.
 */
export const readSquadAfterStep = (app: App, squadId: number, actor: Actor): Promise<SquadViewAnswer> =>
  readView(app, squadId, actor, () => true);

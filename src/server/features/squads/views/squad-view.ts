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
import { incomeOf } from './income-of';
import { namedIn, namedInHistory } from './named-in';
import { type PersonRow, readPeople } from './read-people';
import { squadVisibility } from './squad-visibility';
import { readSquadPage, readSquadPageAnew, type SquadPage } from './squad-page';
import { disputeView } from './view-dispute';

/** The viewer's income from the squad, in kopecks; for a mate who has answered a hot squad, what they would receive. */
const viewIncome = (state: SquadState, { sold, ownTerms }: SquadPage, viewer: string, now: number): number | null => {
  if (ownTerms === null || offerOf(state.context, viewer) === null) return incomeOf(state, viewer, sold ?? 0);
  return hotPrice(state.context, viewer, ownTerms, now).income;
};

/** Those people, in the order in which the squad names them first. */
const viewMembers = (ids: ReadonlySet<string>, people: ReadonlyMap<string, PersonRow>): SquadViewAnswer['members'] =>
  [...ids].flatMap((named) => {
    const found = people.get(named);
    if (found === undefined) return [];
    const { id, ...user } = found.person;
    return [{ id, user: { ...user, mate: found.mate } }];
  });

/** @throws Refusal SQUADS_NOT_FOUND */
const viewOf = async (
  app: App,
  squadId: number,
  actor: Actor,
  page: SquadPage | null,
  errors: SquadViewAnswer['errors'] = [],
): Promise<SquadViewAnswer> => {
  if (page === null) throw new Refusal('SQUADS_NOT_FOUND');
  const { state } = page;
  const context = projectSquad(state.context, actor.id);
  const { history, names, texts, files } = page;
  const dispute = context.dispute ? disputeView({ texts, files }) : {};
  const income = viewIncome(state, page, actor.id, app.clock.now());
  const named = new Set([
    ...namedIn(context),
    ...namedInHistory(history),
    ...[...(dispute.disputeTexts ?? []), ...(dispute.disputeFiles ?? [])].map(({ authorId }) => authorId),
  ]);
  const members = viewMembers(named, page.people ?? (await readPeople(app.db, named, app.clock.now())));
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
export const readSquadView = async (
  app: App,
  squadId: number,
  actor: Actor,
  errors: SquadViewAnswer['errors'] = [],
): Promise<SquadViewAnswer> => {
  const page = await readSquadPage(app.db, squadId, actor.id, app.clock.now());
  return viewOf(app, squadId, actor, page && squadVisibility.allows(page.state, actor) ? page : null, errors);
};

/**
 * The squad after a step that this person has just made. It is shown even if the step took the right to see it: a mate
 * who left the game agrees to a dispute, their part is settled, and they are not to hear that there is no such squad.
 */
export const readSquadAfterStep = async (app: App, squadId: number, actor: Actor): Promise<SquadViewAnswer> =>
  viewOf(app, squadId, actor, await readSquadPageAnew(app.db, squadId, actor.id));

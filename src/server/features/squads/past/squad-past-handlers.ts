import type { squadPastContract } from '#contract/squads/squad-past.ts';
import { squadToWire } from '#contract/squads/squad-codec.ts';
import { historyLineToWire } from '#contract/squads/squad-history.ts';
import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { type OwnMoment, ownPast } from '#domain/squad/simulation/own-past.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { replayStored } from '../step-log';
import { loadSquad } from '../store/squad-store';
import { namedIn } from '../views/named-in';
import { readPeople } from '../views/read-people';
import { squadNames } from '../views/squad-names';
import { staffPerson } from '../views/staff-person';
import { incomesOf } from './past-income';

type Contract = typeof squadPastContract;

/** Everybody whom the person's own page named at one of the moments. */
const peopleIn = (moments: readonly OwnMoment[]): readonly string[] =>
  moments.flatMap(({ state, lines }) => [
    ...(state === null ? [] : namedIn(state.context)),
    ...lines.flatMap(({ by, subject }) => [by ?? [], subject ?? []].flat()),
  ]);

const isOwner = (context: PublicSquad | undefined, person: string): boolean => context?.ownerId === person;

/** @throws Refusal SQUADS_NOT_FOUND for everybody who was never its party */
export const squadPastHandlers: Handlers<Contract> = {
  'GET /v1/squads/{id}/past': async ({ db, clock }, { actor, params: { id } }) => {
    const steps = await replayStored(db, id);
    const moments = ownPast(steps, actor.id);
    if (moments.length === 0) {
      const state = steps.length === 0 ? await loadSquad(db, id, false) : null;
      if (state === null || !isParty(state.context, actor.id)) throw new Refusal('SQUADS_NOT_FOUND');
    }
    const incomes = await incomesOf(db, id, steps, actor.id);
    const people = await readPeople(db, new Set(peopleIn(moments)), clock.now());
    return {
      ...(await squadNames(db, id)),
      people: [...people.keys()].map((personId) => staffPerson(people, personId)),
      moments: moments.map(({ number, at, event, own, state, fault, lines }) => {
        const income = incomes.get(number) ?? null;
        return {
          number,
          at: new Date(at),
          event,
          own,
          fault,
          page: state === null ? null : { squad: squadToWire(state), myIncome: income },
          history: lines.map(({ by, subject, line }, index) =>
            historyLineToWire(
              { id: `${number}.${index}`, at: new Date(at), by, subject },
              line,
              isOwner(state?.context, actor.id),
            ),
          ),
        };
      }),
    };
  },
};

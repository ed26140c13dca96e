import * as fc from 'fast-check';
import { mateLevels } from '#domain/mates/grade.ts';
import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import {
  type CancellationStage,
  cancellationTerms,
  type CancellationTerms,
} from '#domain/squad/simulation/cancellation-terms.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { matesOf } from '#domain/squad/selectors/members.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import { fitMate } from './people';
import { Walk } from './walk';

interface Company {
  readonly mates: readonly Partial<typeof fitMate>[];
  readonly friends: number;
  readonly clients: number;
  readonly payMode: 'OWNER' | 'SPLIT';
  readonly durationMinutes: number;
  readonly ownedByMate: boolean;
  readonly promo: { readonly percent: number | null; readonly amount: number | null } | null;
}

const company: fc.Arbitrary<Company> = fc.record({
  mates: fc.array(fc.record({ level: fc.constantFrom(...mateLevels), percent: fc.integer({ min: 50, max: 95 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  friends: fc.nat(1),
  clients: fc.nat(1),
  payMode: fc.constantFrom('OWNER', 'SPLIT'),
  durationMinutes: fc.constantFrom(60, 90, 120, 180),
  ownedByMate: fc.boolean(),
  promo: fc.option(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 50 }), amount: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 100, max: 90_000 }) }),
    ),
  ),
});

/** Everybody has joined, nobody has paid. */
const gather = ({ mates, friends, clients, payMode, durationMinutes, ownedByMate, promo }: Company): Walk => {
  const invited = (ownedByMate ? mates.slice(1) : mates).map((mate, index) => ({
    mateId: `mate-${index}`,
    facts: { ...fitMate, ...mate },
  }));
  const links = Array.from({ length: friends }, (_, index) => ({ friendId: null, token: `link-${index}` }));
  const facts: Partial<CreateSquadFacts> = {
    creatorMate: ownedByMate ? { ...fitMate, ...mates[0] } : null,
    terms: { platform: 'PC', languages: ['ru'], durationMinutes, slots: 5, payMode },
    mates: invited,
    friends: links,
    visible: true,
  };
  const walk = Walk.create(facts);
  for (const { mateId } of invited) walk.accepts(mateId);
  for (const { token } of links) walk.joins(`friend of ${token}`, token);
  for (let client = ownedByMate ? 0 : 1; client <= clients; client += 1) walk.joins(`client-${client}`);
  if (promo !== null && !ownedByMate)
    walk.send({
      type: 'squad.applyPromoCode',
      by: 'owner',
      at: walk.at,
      promo: { code: 'P', ...promo },
      problem: null,
    });
  return walk.state.value === 'PENDING' ? walk.does('owner', 'squad.unpublish') : walk;
};

const departure = (walk: Walk, person: string): SquadEvent =>
  person === walk.context.ownerId
    ? { type: 'squad.disband', by: person, at: walk.at, refundPercent: null }
    : { type: 'squad.leave', by: person, at: walk.at };

type Promises = ReadonlyMap<string, readonly CancellationTerms[]>;
const promisesOf = (walk: Walk): Promises =>
  new Map(walk.context.members.map(({ id }) => [id, cancellationTerms(walk.state, id, walk.at)]));

const met = new Map<CancellationStage, number>();

/**
 * Each member leaves now, in a copy of the squad of their own, and is refunded what was announced both at the beginning
 * and at this moment.
 */
const expectKept = (walk: Walk, stage: CancellationStage, early: Promises): void => {
  for (const { id } of walk.context.members) {
    const promised = early.get(id)?.find((term) => term.stage === stage);
    const now = cancellationTerms(walk.state, id, walk.at)[0];
    expect(now).toEqual(promised);
    const step = applySquadEvent(walk.state, departure(walk, id));
    if ('refused' in step) {
      expect(promised).toBeUndefined();
      continue;
    }
    const gone = new Walk(step.snapshot);
    gone.effects = [...step.effects];
    for (const { payerId, returned } of promised?.refunds ?? [])
      expect([stage, id, payerId, returned]).toEqual([stage, id, payerId, gone.returnedTo(payerId)]);
    const everybody = gone.all('refundPayment').reduce((sum, { amount }) => sum + amount, 0);
    expect(promised?.refunds.reduce((sum, { returned }) => sum + returned, 0)).toBe(everybody);
    met.set(stage, (met.get(stage) ?? 0) + 1);
  }
};

const confirmAll = (walk: Walk, ids: readonly string[], status: 'READY' | 'STARTED'): void => {
  for (const id of ids) if (walk.state.value === status) walk.does(id, 'squad.confirm');
};

test('what the card of an unpaid squad promises for each stage is what the machine returns there', () => {
  fc.assert(
    fc.property(company, (people) => {
      const walk = gather(people);
      const early = promisesOf(walk);
      for (const { id } of walk.context.members)
        if (amountDue(walk.context, id) > 0 && walk.state.value === 'READY') walk.pays(id);
      if (walk.state.value === 'READY') expectKept(walk, 'BEFORE_START', early);
      const mates = matesOf(walk.context).map(({ id }) => id);
      confirmAll(walk, mates, 'READY');
      expect(walk.state.value).toBe('STARTED');
      expectKept(walk, 'LOBBY', early);
      confirmAll(walk, mates, 'STARTED');
      if (walk.state.value === 'STARTED') expectKept(walk, 'LOBBY_MATE_CONFIRMED', early);
      confirmAll(walk, [walk.context.ownerId], 'STARTED');
      expect(walk.state.value).toBe('IN_A_GAME');
      expectKept(walk, 'IN_A_GAME', early);
    }),
    { numRuns: 120 },
  );
  expect([...met.keys()].sort()).toEqual(['BEFORE_START', 'IN_A_GAME', 'LOBBY', 'LOBBY_MATE_CONFIRMED']);
});

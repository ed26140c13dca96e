import fc from 'fast-check';
import * as z from 'zod/mini';
import { publicSquad } from '#contract/squads/public-squad.ts';
import { squadFromWire, squadToWire } from '#contract/squads/squad-codec.ts';
import { applySquadEvent, makeStep } from '#domain/squad/apply-squad-event.ts';
import { squadRefusal, actionRefusal } from '#domain/squad/squad-refusal.ts';
import { cancellationTerms } from '#domain/squad/simulation/cancellation-terms.ts';
import { nextDeadline } from '#domain/squad/deadlines.ts';
import { actions, squadActions, type SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { decisionRefunds, disputeOutcome, earlyFinishOutcomes } from '#domain/squad/simulation/outcomes.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import { projectSquad } from '#domain/squad/facts/project-squad.ts';
import { waitingFor } from '#domain/squad/selectors/readiness.ts';
import type { PublicSquadState, SquadState } from '#domain/squad/facts/squad-context.ts';
import { mayApplyOptimistically } from '#domain/squad/simulation/optimistic-step.ts';
import { fitMate } from '../lifecycle/people';
import { possibleEvents } from '../lifecycle/possible-events';
import { sampleSquad } from '../lifecycle/sample-squad';
import { Walk } from '../lifecycle/walk';
import { renamed } from '../support/squads/renamed';

const viewers = [
  'owner',
  'client',
  'friend',
  'addressed-friend',
  'mate',
  'mate-2',
  'mate-3',
  'another-mate',
  'stranger',
] as const;
/** UUIDs for the people that tests call by name, because ids on the wire are UUIDs. */
const idOf = (index: number): string => `0190f000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const ids = new Map([...viewers, 'admin'].map((name, index) => [name, idOf(index)]));
const id = (name: string): string => ids.get(name) ?? name;

const promo = { code: 'SECRETCODE', percent: 7, amount: null };

/** A PENDING squad that contains every field that can be hidden from somebody. */
const rich = (): Walk =>
  Walk.create({
    mates: [
      { mateId: 'mate', facts: { ...fitMate, percent: 81 } },
      { mateId: 'mate-2', facts: { ...fitMate, percent: 73 } },
    ],
    friends: [
      { friendId: null, token: 'secret-link' },
      { friendId: 'addressed-friend', token: 'secret-address' },
    ],
  }).send({ type: 'squad.applyPromoCode', by: 'owner', at: sampleSquad.PENDING().at, promo, problem: null });

const hot = (): Walk => {
  const walk = Walk.create({ mates: [], hot: true });
  for (const by of ['mate', 'mate-2']) walk.send({ type: 'squad.offerReady', by, at: walk.at, mate: fitMate });
  return walk;
};

const withTwoMates = (): Walk =>
  rich().accepts('mate').accepts('mate-2').joins('client', 'secret-link').joins('addressed-friend', 'secret-address');

const paid = (): Walk => withTwoMates().pays('owner').does('mate', 'squad.confirm').does('mate-2', 'squad.confirm');
const playing = (): Walk =>
  paid().does('owner', 'squad.confirm').does('mate', 'squad.confirm').does('mate-2', 'squad.confirm').after(20);

const disputed = (walk: Walk): Walk =>
  walk.send({ type: 'squad.openDispute', by: 'owner', at: walk.at, wantedPercent: 40 });
const decided = (walk: Walk): Walk =>
  disputed(walk).send({ type: 'squad.answerDispute', by: 'mate', at: walk.at, granted: false });
const flagged = (): Walk => {
  const walk = playing();
  return walk.send({ type: 'squad.needToRecreate', by: 'mate', at: walk.at, needed: true });
};

const walks: Readonly<Record<string, () => Walk>> = {
  ...sampleSquad,
  'gathering, all invited': rich,
  'gathering, one invited': () => rich().accepts('mate'),
  hot,
  'ready, two mates and a promo code': withTwoMates,
  'lobby of two mates': paid,
  'game of two mates': playing,
  'game that a mate left': () => playing().does('mate-2', 'squad.leave'),
  'paused game': flagged,
  'game with a dispute': () => disputed(playing()),
  'finished with a dispute': () => disputed(sampleSquad.FINISHED()),
  'before a moderator': () => decided(sampleSquad.FINISHED()),
};

/** A viewer's squad after a round trip over the wire: encoded, validated by the contract, serialised and decoded. */
const seenBy = (state: SquadState, viewer: string): PublicSquadState => {
  const wire = squadToWire({ value: state.value, context: projectSquad(state.context, viewer) });
  return squadFromWire(z.parse(publicSquad, JSON.parse(JSON.stringify(wire))));
};

const factsOf = (state: SquadState, viewer: string, at: number) => ({
  at,
  hasSquad: false,
  hasMateAccess: viewer !== id('stranger'),
  active: true,
  tokens: state.context.friendInvitations.flatMap(({ friendId, token }) => (friendId === viewer ? [token] : [])),
});

const expectSameAnswers = (state: SquadState, at: number): void => {
  for (const viewer of viewers.map(id)) {
    const seen = seenBy(state, viewer);
    const facts = factsOf(state, viewer, at);
    const answers = (asked: PublicSquadState) =>
      squadActions.map((action) => [action, actionRefusal(asked, action, viewer, facts)]);
    expect(answers(seen)).toEqual(answers(state));
    const follows = (asked: PublicSquadState) => [
      waitingFor(asked),
      [nextDeadline(asked)?.kind, nextDeadline(asked)?.at],
      priceOf(asked),
      cancellationTerms(asked, viewer, at),
      earlyFinishOutcomes(asked, null, viewer, at),
      disputeOutcome(asked, null, viewer, at),
    ];
    expect(follows(seen)).toEqual(follows(state));
  }
  const admin = { admin: id('admin') };
  const seen = seenBy(state, id('admin'));
  const facts = factsOf(state, id('admin'), at);
  for (const action of squadActions)
    expect([action, actionRefusal(seen, action, admin, facts)]).toEqual([
      action,
      actionRefusal(state, action, admin, facts),
    ]);
  expect(decisionRefunds(seen, id('admin'), 30, at)).toEqual(decisionRefunds(state, id('admin'), 30, at));
};

const stand = (walk: Walk): SquadState => renamed(walk.state, ids);

describe.each(Object.entries(walks))('%s', (_, make) => {
  const walk = make();
  const state = stand(walk);

  test('the rules answer every viewer alike for what they see and for all there is', () => {
    expectSameAnswers(state, walk.at);
  });

  test('nothing is lost on the way but what is hidden', () => {
    for (const viewer of viewers.map(id))
      expect(seenBy(state, viewer)).toEqual({ value: state.value, context: projectSquad(state.context, viewer) });
  });

  test('hidden values appear nowhere in the response', () => {
    const { ownerId, members, mateInvitations, earned, friendInvitations, offers } = state.context;
    const percents = new Map<string, number>([
      ...members.flatMap(({ id: mateId, mate }): [string, number][] => (mate ? [[mateId, mate.percent]] : [])),
      ...[...mateInvitations, ...earned].map(({ mateId, terms }): [string, number] => [mateId, terms.percent]),
    ]);
    for (const viewer of [...viewers.map(id), id('admin')]) {
      const text = JSON.stringify(squadToWire({ value: state.value, context: projectSquad(state.context, viewer) }));
      const isOwner = viewer === ownerId;
      for (const { token, friendId, invitedBy } of friendInvitations)
        expect(text.includes(token)).toBe(isOwner || viewer === invitedBy || viewer === friendId);
      expect(text.includes(promo.code)).toBe(isOwner && state.context.promo !== null);
      for (const { mateId } of offers) expect(text.includes(mateId)).toBe(isOwner || viewer === mateId);
      const shown = [...text.matchAll(/"level":"\w+"(?:,"percent":(\d+))?/g)].flatMap(([, percent]) => percent ?? []);
      const own = percents.get(viewer);
      expect(new Set(shown)).toEqual(new Set(own === undefined ? [] : [String(own)]));
    }
  });

  test('an optimistic step gives the same result as on the server', () => {
    for (const viewer of viewers.map(id))
      for (const { samples } of actions)
        for (const event of samples(state.context, viewer, factsOf(state, viewer, walk.at))) {
          const seen = seenBy(state, viewer);
          // The percent of an invited mate is known only to the server.
          if (event.type === 'squad.inviteMate' || !mayApplyOptimistically(seen, event)) continue;
          const made = applySquadEvent(state, event);
          if ('refused' in made) throw new Error(made.refused);
          expect(makeStep(seen, event).snapshot).toEqual({
            value: made.snapshot.value,
            context: projectSquad(made.snapshot.context, viewer),
          });
        }
  });
});

test('whatever happens to a squad, its rules answer alike on both sides of the wire', () => {
  const live = (moves: readonly { readonly pick: number; readonly minutes: number }[]): void => {
    const walk = rich();
    for (const { pick, minutes } of moves) {
      const events = possibleEvents(walk.state, walk.after(minutes).at, pick).filter(
        ({ type }: SquadEvent) => type !== 'squad.recreated' && type !== 'squad.disband',
      );
      const event = events[pick % Math.max(events.length, 1)];
      if (!event || squadRefusal(walk.state, event) !== null) continue;
      walk.send(event);
      walk.at = Math.max(walk.at, event.at);
    }
    expectSameAnswers(stand(walk), walk.at);
  };
  const move = fc.record({ pick: fc.nat(), minutes: fc.constantFrom(0, 0, 1, 4, 12) });
  fc.assert(fc.property(fc.array(move, { minLength: 3, maxLength: 20 }), live), { numRuns: 25 });
});

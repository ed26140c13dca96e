import { getShortestPaths } from 'xstate/graph';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { newSquad } from '#domain/squad/creation/new-squad.ts';
import { requireKnown } from '#domain/squad/facts/squad-context.ts';
import { squadMachine, type SquadSnapshot } from '#domain/squad/squad-machine.ts';
import { creation } from './creation';
import { possibleEvents } from './possible-events';

const ownSteps = [
  'inviteMate',
  'accept',
  'inviteFriend',
  'join',
  'pay',
  'confirm',
  'disband',
  'durationElapsed',
  'confirmationExpired',
  'lobbyExpired',
  'openDispute',
  'settlementDue',
  'requestEarlyFinish',
  'answerEarlyFinish',
].map((step) => `squad.${step}`);

/** Sums and times are left out of the key of a state, otherwise every kopeck and millisecond would be a new state. */
const abstract = ({ value, context }: SquadSnapshot): string =>
  JSON.stringify([
    value,
    context.members.map((member) => [member.id, member.confirmedAt !== null]),
    [context.mateInvitations.length, context.friendInvitations.length, context.payments.length],
    [context.earlyFinish !== null, context.dispute?.status, context.settledAt !== null, context.lobbyExtended],
  ]);

/** A moment at which people may still act in this status, epoch ms. */
const moment = ({ context }: SquadSnapshot): number =>
  context.statusEndsAt === null ? (context.finishedAt ?? context.touchedAt) + 1000 : context.statusEndsAt - 1000;

test('every status can be reached, each by a shortest path', () => {
  const paths = getShortestPaths(squadMachine, {
    input: newSquad({ ...creation, terms: { ...creation.terms, slots: 3 } }),
    events: (snapshot) =>
      possibleEvents(requireKnown(snapshot), moment(snapshot), 1).filter((event) => ownSteps.includes(event.type)),
    serializeState: abstract,
    limit: 100_000,
  });
  const lengthTo = Object.fromEntries(
    squadStatuses.map((status) => [
      status,
      Math.min(...paths.filter((path) => path.state.value === status).map((path) => path.weight)),
    ]),
  );
  expect(lengthTo).toEqual({ PENDING: 0, DISBANDED: 1, READY: 2, STARTED: 4, IN_A_GAME: 6, FINISHED: 7 });
});

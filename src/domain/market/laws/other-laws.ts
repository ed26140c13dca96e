import { projectSquad } from '../../squad/facts/project-squad';
import type { SquadState } from '../../squad/facts/squad-context';
import type { SquadRefusalCode } from '../../squad/facts/squad-refusal-code';
import { squadRefusal } from '../../squad/squad-refusal';
import { deadlineName } from '../life';
import { due, invited } from '../model/facts';
import { expectedRefusal } from '../model/who-may';
import { difference } from '../same';
import { type Attempted, law, type Observed } from './law';

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const both = (seen: Observed, of: (state: SquadState) => readonly string[]): readonly string[] =>
  distinct([...(seen.before === null ? [] : of(seen.before)), ...of(seen.after)]);

const mayLook = ({ context: c }: SquadState): readonly string[] =>
  distinct([
    ...c.members.map(({ id }) => id),
    ...invited(c),
    ...c.offers.map(({ mateId }) => mateId),
    ...c.payments.map(({ payerId }) => payerId),
    ...c.earned.map(({ mateId }) => mateId),
  ]);

const isPublic = ({ value, context }: SquadState): boolean => value === 'PENDING' && context.visible;

const listed = (deadlines: ReadonlyMap<string, number>) => Object.fromEntries([...deadlines].sort());

/** Who has to be told that something changed. */
const announced = (seen: Observed) => {
  const { before, after } = seen;
  const called = both(seen, ({ context }) => invited(context));
  const offering = both(seen, ({ context }) => context.offers.map(({ mateId }) => mateId));
  const members = both(seen, ({ context }) => context.members.map(({ id }) => id));
  const left = mayLook(after);
  const lost =
    before !== null && !isPublic(after) && (isPublic(before) || mayLook(before).some((id) => !left.includes(id)));
  return {
    people: distinct([...members, ...called, ...after.context.payments.map(({ payerId }) => payerId)]),
    offering,
    called: distinct([...called, ...offering]),
    stillVisibleTo: lost ? left : null,
    listedIn: before?.context.visible === true || after.context.visible ? after.context.gameId : null,
  };
};

/** What the server keeps and tells after every step. */
export const keptLaws = [
  law(
    'deadlines',
    'The server waits for what the status waits for, and for nothing else.',
    ({ after, deadlines }: Observed) => {
      const expected = new Map(due(after).map(({ kind, subject, at }) => [deadlineName(kind, subject), at]));
      const isSame =
        expected.size === deadlines.size && [...expected].every(([name, at]) => deadlines.get(name) === at);
      return isSame ? null : difference(listed(deadlines), listed(expected), 'deadlines');
    },
  ),
  law(
    'no waiting for ever',
    'A squad that is not over has a deadline.',
    ({ after: { value, context }, deadlines }: Observed) =>
      deadlines.size > 0 || value === 'DISBANDED' || context.settledAt !== null ? null : `nothing ends ${value}`,
  ),
  law(
    'announced',
    'Everybody whom a change concerns hears of it, and who may no longer look is shown out.',
    (seen: Observed) => {
      const told = seen.effects.filter(({ type }) => type === 'announceChange').map(({ params }) => params);
      return difference(told, [announced(seen)], 'announced');
    },
  ),
] as const;

/** Laws of every press, whatever comes of it. */
export const attemptLaws = (textOf: ((code: SquadRefusalCode) => string | undefined) | null) =>
  [
    law(
      'who may',
      'The squad allows and refuses exactly what the table of actions says, with its code.',
      (seen: Attempted) => {
        const expected = expectedRefusal(seen.state, seen.event);
        return seen.refused === expected ? null : `${seen.refused ?? 'allowed'} instead of ${expected ?? 'allowed'}`;
      },
    ),
    law('text of a refusal', 'Every refusal has words for people.', ({ refused }: Attempted) =>
      refused === null || textOf === null || (textOf(refused) ?? '') !== '' ? null : `${refused} has no words`,
    ),
    law(
      'sight',
      'What somebody sees of a squad is enough to know whether they may act, and nobody acts on more.',
      (seen: Attempted) => {
        const { state, event, refused } = seen;
        // An answer on what one may not see is the server's alone: tokens and codes are typed in.
        if (typeof event.by !== 'string' || event.by === 'system' || typed.has(event.type)) return null;
        const context = projectSquad(state.context, event.by);
        const found = squadRefusal({ value: state.value, context }, event);
        return found === refused
          ? null
          : `${event.by} sees ${found ?? 'that they may'}, the server says ${refused ?? 'yes'}`;
      },
    ),
  ] as const;

/** Events that carry what the actor need not see: tokens, and codes that are judged with the squad's own. */
const typed = new Set([
  'squad.join',
  'squad.declineFriend',
  'squad.kick',
  'squad.inviteMate',
  'squad.inviteFriend',
  'squad.offerReady',
  'squad.withdrawOffer',
]);

import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { mateRefusal } from '#domain/squad/selectors/mate-fit.ts';
import { fitMate } from '../../lifecycle/people';
import { Walk } from '../../lifecycle/walk';

/** Squads in these tests last an hour; minutes until the mate's next booking. */
const [enough, tooShort] = [60, 59];

test('a mate with a booking can be invited only to a game that ends before it', () => {
  const walk = Walk.create();
  const invite = (freeMinutes: number) =>
    squadRefusal(walk.state, {
      type: 'squad.inviteMate',
      by: 'owner',
      at: walk.at,
      mateId: 'mate-2',
      mate: { ...fitMate, freeMinutes },
    });
  expect(invite(enough)).toBeNull();
  expect(invite(tooShort)).toBe('SQUADS_MATE_BOOKED');
  expect(invite(-5)).toBe('SQUADS_MATE_BOOKED');
});

test('a mate cannot accept an earlier order that overlaps a booking confirmed since', () => {
  const walk = Walk.create();
  const accept = { type: 'squad.accept', by: 'mate', at: walk.at, hasSquad: false, active: true } as const;
  expect(squadRefusal(walk.state, { ...accept, freeMinutes: enough })).toBeNull();
  expect(squadRefusal(walk.state, { ...accept, freeMinutes: tooShort })).toBe('SQUADS_MATE_BOOKED');
});

test('nor answer a hot squad', () => {
  const walk = Walk.create({ hot: true, mates: [] });
  const offer = { type: 'squad.offerReady', by: 'mate', at: walk.at } as const;
  expect(squadRefusal(walk.state, { ...offer, mate: { ...fitMate, freeMinutes: enough } })).toBeNull();
  expect(squadRefusal(walk.state, { ...offer, mate: { ...fitMate, freeMinutes: tooShort } })).toBe(
    'SQUADS_MATE_BOOKED',
  );
});

test('and their squad cannot be made longer than that', () => {
  const walk = Walk.create().accepts('mate');
  const update = (durationMinutes: number) =>
    squadRefusal(walk.state, {
      type: 'squad.update',
      by: 'owner',
      at: walk.at,
      changes: { durationMinutes },
      maxSlots: 5,
      matesFit: { platform: true, language: true, category: true, freeMinutes: 90 },
    });
  expect(update(90)).toBeNull();
  expect(update(120)).toBe('SQUADS_MATE_BOOKED');
});

test('what does not fit at all is said first', () => {
  const { context } = Walk.create().state;
  expect(mateRefusal(context, { ...fitMate, languages: ['de'], freeMinutes: 0 })).toBe('SQUADS_MATE_LANGUAGE_MISMATCH');
});

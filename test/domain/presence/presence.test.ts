import { avatarStatusOf, isLastSeenShown, presenceOf } from '#domain/people/presence.ts';

const minute = 60_000;
const now = 1_000_000_000;

test('online under four minutes, recently under a day, else offline', () => {
  expect(
    [0, 4 * minute - 1, 4 * minute, 24 * 60 * minute - 1, 24 * 60 * minute].map((silence) =>
      presenceOf(now - silence, now),
    ),
  ).toEqual([2, 2, 1, 1, 0]);
  expect(presenceOf(null, now)).toBe(0);
});

test('«Был в сети» is not said of people who are away for over a day', () => {
  expect([0, 24 * 60 * minute, 24 * 60 * minute + 1].map((silence) => isLastSeenShown(now - silence, now))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isLastSeenShown(null, now)).toBe(false);
});

test('each number has its word', () => {
  expect(([0, 1, 2] as const).map(avatarStatusOf)).toEqual(['offline', 'recently', 'online']);
});

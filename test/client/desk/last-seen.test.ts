import { hours } from '#domain/time/durations.ts';
import { lastSeenText } from '#client/pages/desk/sections/users/person-head.tsx';

const now = Date.parse('2026-11-27T12:00:00.000Z');

test('an operator reads when somebody was last here for a day, like everybody', () => {
  expect(lastSeenText(now - hours(23), now)).toMatch(/^был в сети /);
  expect(lastSeenText(now - hours(25), now)).toBeNull();
  expect(lastSeenText(null, now)).toBeNull();
});

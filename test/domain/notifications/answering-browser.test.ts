import { answeringBrowser, isAnswering, isCheckDue, nextBrowserCheck } from '#domain/notifications/push-terms.ts';
import { days } from '#domain/time/durations.ts';

const { answeredFor, checkedAfter } = answeringBrowser;
const now = 1_800_000_000_000;

test('a browser calls a mate for a week after it has answered', () => {
  expect(isAnswering(null, now)).toBe(false);
  expect(isAnswering(now - answeredFor + 1, now)).toBe(true);
  expect(isAnswering(now - answeredFor, now)).toBe(false);
});

test('it is checked once when it has never answered, and once after each silence', () => {
  expect(isCheckDue({ answeredAt: null, checkedAt: null }, now)).toBe(true);
  expect(isCheckDue({ answeredAt: null, checkedAt: now - days(30) }, now)).toBe(false);
  expect(isCheckDue({ answeredAt: now - checkedAfter + 1, checkedAt: null }, now)).toBe(false);
  expect(isCheckDue({ answeredAt: now - checkedAfter, checkedAt: now - days(6) }, now)).toBe(true);
  expect(isCheckDue({ answeredAt: now - checkedAfter - 2, checkedAt: now - 1 }, now)).toBe(false);
});

test('the next moment is the check, then the end, then none', () => {
  expect(nextBrowserCheck(now, now)).toBe(now + checkedAfter);
  expect(nextBrowserCheck(now - checkedAfter, now)).toBe(now - checkedAfter + answeredFor);
  expect(nextBrowserCheck(now - answeredFor, now)).toBeNull();
  expect(nextBrowserCheck(null, now)).toBeNull();
});

import { formatsInEnglish, sizeInEnglish, spanInEnglish } from '#contract/kit/limits-in-english.ts';
import { days, hours, minutes, seconds } from '#domain/time/durations.ts';

test.each([
  [seconds(90), '90 seconds'],
  [minutes(1), '1 minute'],
  [minutes(90), '90 minutes'],
  [hours(24), '1 day'],
  [hours(5), '5 hours'],
  [days(30), '30 days'],
])('a span of %p ms is %p', (ms, text) => {
  expect(spanInEnglish(ms)).toBe(text);
});

test.each([
  [512 * 1024, '512 KB'],
  [10 * 1024 ** 2, '10 MB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
])('%p bytes are %p', (bytes, text) => {
  expect(sizeInEnglish(bytes)).toBe(text);
});

test('formats are listed with an or', () => {
  expect([formatsInEnglish(['png']), formatsInEnglish(['jpeg', 'png', 'webp'])]).toEqual(['PNG', 'JPEG, PNG or WebP']);
});

import { textHash } from '#contract/kit/text-hash.ts';

test('one and the same text has one hash, of sixteen hex digits', () => {
  expect(textHash('{"count":1}')).toBe(textHash('{"count":1}'));
  expect(textHash('')).toMatch(/^[0-9a-f]{16}$/);
});

test('texts that differ in little have different hashes', () => {
  const texts = Array.from({ length: 50_000 }, (_, number) => `{"count":${number},"items":[{"id":${number % 7}}]}`);
  expect(new Set(texts.map(textHash)).size).toBe(texts.length);
  expect(textHash('ab')).not.toBe(textHash('ba'));
  expect(textHash('a')).not.toBe(textHash('a\0'));
});

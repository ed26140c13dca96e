import { type $ZodType, type $ZodTypes, decode, encode, safeParse } from 'zod/v4/core';
import { articleDocument } from '#contract/blog/document.ts';
import { chatCalls } from '#contract/chat/chat-calls.ts';
import { chatEvents } from '#contract/chat/chat-events.ts';
import { contract } from '#contract/contract.ts';
import { mateApplicationForm } from '#contract/mates/mate-applications.ts';
import { realtimeEvents } from '#contract/realtime.ts';
import { rubles, rublesInQuery } from '#contract/schemas/fields.ts';
import { mateCard } from '#contract/schemas/mate-card.ts';
import { money, moneyBetween, moneyOf, time } from '#contract/schemas/units.ts';
import type { Kopecks, Rubles } from '#domain/money/kopecks.ts';

test.each([
  [0, 0],
  [0.01, 1],
  [0.29, 29],
  [505.1, 505_10],
  [-99_999_999.99, -9_999_999_999],
])('%d rubles on the wire are %d kopecks inside', (sum, kopecks) => {
  expect(decode(money, sum)).toBe(kopecks);
  expect(encode(money, kopecks)).toBe(sum);
});

test('a moment is ISO on the wire and a date inside', () => {
  const at = new Date('2026-11-29T10:00:00.123Z');
  expect(decode(time, '2026-11-29T10:00:00.123Z')).toEqual(at);
  expect(encode(time, at)).toBe('2026-11-29T10:00:00.123Z');
});

test.each([5e-324, 1.001, 0.1 + 0.2, -1, 101, '1', null])('%p is refused in the words of the wire', (sum) => {
  const bounds = { min: 0, max: 100_00 };
  expect(safeParse(money, sum).error?.issues).toEqual(safeParse(rubles, sum).error?.issues);
  expect(safeParse(moneyBetween(bounds), sum).success).toBe(false);
});

test('a query gives kopecks too', () => expect(safeParse(moneyOf(rublesInQuery), '12.5').data).toBe(12_50));

test.each([1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d kopecks are no sum to answer', (sum) =>
  expect(() => encode(money, sum)).toThrow(RangeError),
);

test('the compiler keeps rubles and kopecks apart', () => {
  const kopecks: Kopecks = 100;
  const sum: Rubles = 1;
  // @ts-expect-error a sum in rubles is no sum in kopecks
  const wrong: Kopecks = sum;
  // @ts-expect-error nor the other way round
  const alsoWrong: Rubles = kopecks;
  expect([wrong, alsoWrong]).toEqual([1, 100]);
});

const known = (schema: $ZodType): $ZodTypes => schema as $ZodTypes;

const isCodec = (def: object): boolean => 'reverseTransform' in def && def.reverseTransform !== undefined;

/** Sums and moments within a schema that an answer is not taken apart by: they would leave as they are inside. */
const unreached = (schema: $ZodType, isReached = true): number => {
  const { def } = known(schema)._zod;
  const within = (parts: readonly $ZodType[], still: boolean) =>
    parts.reduce((found, part) => found + unreached(part, isReached && still), 0);
  switch (def.type) {
    case 'object':
      return within(Object.values(def.shape), def.catchall === undefined);
    case 'array':
      return within([def.element], true);
    case 'record':
      return within([def.valueType], true);
    case 'nullable':
    case 'optional':
      return within([def.innerType], true);
    case 'default':
      return within([def.innerType], false);
    case 'union':
      return within(def.options, 'discriminator' in def);
    case 'tuple':
      return within(def.items, false);
    case 'pipe':
      return isCodec(def) ? (isReached ? 0 : 1) : within([def.in, def.out], false);
    default:
      return 0;
  }
};

test('every sum and moment of every answer is encoded', () => {
  const routes = Object.entries(contract).filter(([, call]) => 'response' in call && unreached(call.response) > 0);
  expect(routes.map(([route]) => route)).toEqual([]);
});

test('what the browser reads by its schema comes as it is on the wire', () => {
  const read = {
    ...realtimeEvents,
    ...chatEvents,
    ...Object.fromEntries(Object.entries(chatCalls).map(([name, { response }]) => [name, response])),
    mateCard,
    mateApplicationForm,
    articleDocument,
  };
  const converting = Object.entries(read).filter(([, schema]) => unreached(schema, false) > 0);
  expect(converting.map(([name]) => name)).toEqual([]);
});

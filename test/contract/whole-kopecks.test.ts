import fs from 'node:fs';
import path from 'node:path';
import { safeParse } from 'zod/v4/core';
import { amount } from '#contract/desk/kit.ts';
import { openApi } from '#contract/kit/open-api.ts';
import { contract } from '#contract/contract.ts';
import { rubles, rublesBetween, rublesInQuery } from '#contract/schemas/fields.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';

const room = path.join(__dirname, '../../src/contract');

test.each([0.1 + 0.2, 1.1 + 2.2, 0.001, 1e-9, 5e-324, 4.35 * 100.01, Number.NaN])(
  '%d rubles are no sum in any call',
  (sum) => {
    for (const schema of [rubles, rublesBetween({ min: 0, max: 100_000_000 }), rublesInQuery, amount])
      expect(safeParse(schema, sum).success).toBe(false);
    expect(() => rublesToKopecks(sum)).toThrow(RangeError);
  },
);

test('what the contract takes for a sum converts to kopecks', () => {
  for (const sum of [0, 0.01, 0.29, 0.3, 1.1, 4.35, 505.1, 99_999_999.99]) {
    expect(safeParse(rubles, sum).success).toBe(true);
    expect(rublesToKopecks(sum)).toBe(Math.round(sum * 100));
  }
});

test('a wrong sum is told once, and its step is in the description of the calls', () => {
  expect(safeParse(rubles, 1.001).error?.issues).toHaveLength(1);
  expect(safeParse(rubles, 0.1 + 0.2).error?.issues.map(({ message }) => message)).toEqual([
    'Не больше 2 знаков после запятой',
  ]);
  expect(JSON.stringify(openApi(contract))).toContain('"multipleOf":0.01');
});

test('the contract describes sums by these schemas alone', () => {
  const files = fs.readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const own = files.filter((name) => /multipleOf\(0\.0*1/.test(fs.readFileSync(path.join(room, name), 'utf8')));
  expect(own).toEqual([path.join('schemas', 'fields.ts')]);
});

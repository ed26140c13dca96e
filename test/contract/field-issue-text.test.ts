import * as z from 'zod/mini';
import { fieldIssueText } from '#contract/errors/field-texts.ts';

/** Messages of all issues of an invalid value, with no-break spaces replaced by plain ones. */
const textsOf = (schema: z.ZodMiniType, value: unknown): readonly string[] =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) =>
    fieldIssueText(issue).replace(/[\u00a0\u202f]/g, ' '),
  );

const text = z.string();
const list = z.array(z.string());

const cases: readonly (readonly [string, z.ZodMiniType, unknown])[] = [
  ['Поле не заполнено', text, undefined],
  ['Поле не заполнено', text.check(z.minLength(1)), ''],
  ['Не короче 3 символов', text.check(z.minLength(3)), 'аб'],
  ['Не короче 21 символа', text.check(z.minLength(21)), 'аб'],
  ['Не длиннее 1 символа', text.check(z.maxLength(1)), 'аб'],
  ['Не длиннее 4 000 символов', text.check(z.maxLength(4000)), 'а'.repeat(4001)],
  ['Ровно 1 символ', text.check(z.length(1)), 'аб'],
  ['Ровно 2 символа', text.check(z.length(2)), 'а'],
  ['Ровно 6 символов', text.check(z.length(6)), 'а'],
  ['Нужен хотя бы один вариант', list, undefined],
  ['Нужен хотя бы один вариант', list.check(z.minLength(1)), []],
  ['Не меньше 2 вариантов', list.check(z.minLength(2)), ['а']],
  ['Не больше 1 варианта', list.check(z.maxLength(1)), ['а', 'б']],
  ['Нужно ровно 3 варианта', list.check(z.length(3)), ['а']],
  ['Не больше 100 000', z.number().check(z.lte(100_000)), 100_001],
  ['Не меньше 0,5', z.number().check(z.gte(0.5)), 0],
  ['Нужно больше 0', z.number().check(z.gt(0)), 0],
  ['Нужно меньше 10', z.number().check(z.lt(10)), 10],
  ['Нужно число', z.number(), 'сто'],
  ['Нужно целое число', z.int(), 1.5],
  ['Нужно целое число', z.number().check(z.multipleOf(1)), 1.5],
  ['Слишком большое число', z.int(), 1e300],
  ['Слишком маленькое число', z.int(), -1e300],
  ['Не больше 2 знаков после запятой', z.number().check(z.multipleOf(0.01)), 1.001],
  ['Не больше 1 знака после запятой', z.number().check(z.multipleOf(0.1)), 1.01],
  ['Число должно делиться на 15', z.number().check(z.multipleOf(15)), 20],
  ['Нужно «да» или «нет»', z.boolean(), undefined],
  ['Этот пункт нужно отметить', z.literal(true), false],
  ['Нужно одно из значений', z.enum(['PC', 'XBOX']), 'SEGA'],
  ['Нужно одно из значений', z.discriminatedUnion('kind', [z.object({ kind: z.literal('SBP') })]), {}],
  ['Поле не заполнено', z.union([text, z.object({})]), undefined],
  ['Здесь ошибка', z.union([text, z.number()]), undefined],
  ['Нужна почта в виде name@mail.ru', z.email(), 'почта'],
  ['Нужна ссылка целиком, вместе с https://', z.url(), 'сайт'],
  ['Нужен телефон в виде +79001234567', z.e164(), '8900'],
  ['Нужна дата', z.iso.date(), 'завтра'],
  ['Нужны дата и время', z.iso.datetime(), 'завтра'],
  ['В начале должно быть «https://»', text.check(z.startsWith('https://')), 'http'],
  ['В конце должно быть «.dem»', text.check(z.endsWith('.dem')), 'http'],
  ['Внутри должно быть «@»', text.check(z.includes('@')), 'http'],
  ['Здесь ошибка', text.check(z.regex(/^\d{6}$/)), 'код'],
  ['Здесь ошибка', text.check(z.refine(() => false)), 'код'],
  ['Только цифры', text.check(z.regex(/^\d+$/, 'Только цифры')), 'код'],
  ['Здесь есть лишние данные', z.strictObject({}), { extra: 1 }],
  ['Не короче 2 символов', z.record(text.check(z.minLength(2)), text), { а: 'б' }],
  ['Нужна дата позже', z.date().check(z.gte(new Date(10))), new Date(1)],
  ['Нужна дата раньше', z.date().check(z.lte(new Date(1))), new Date(10)],
  ['Файл не больше 2 КБ', z.file().check(z.maxSize(2048)), new File(['а'.repeat(2048)], 'a')],
  ['Файл не больше 1,5 МБ', z.file().check(z.maxSize(1.5 * 1024 ** 2)), new File(['а'.repeat(1024 ** 2)], 'a')],
];

test.each(cases)('a field that is wrong says «%s»', (expected, schema, value) => {
  expect(textsOf(schema, value)).toEqual([expected]);
});

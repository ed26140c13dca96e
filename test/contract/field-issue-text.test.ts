import * as z from 'zod/mini';
import { fieldIssueText } from '../../src/contract/errors/field-texts';

/** Messages of all issues of an invalid value, with no-break spaces replaced by plain ones. */
const textsOf = (schema: z.ZodMiniType, value: unknown): readonly string[] =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) =>
    fieldIssueText(issue).replace(/[\u00a0\u202f]/g, ' '),
  );

const text = z.string();
const list = z.array(z.string());

const cases: readonly (readonly [string, z.ZodMiniType, unknown])[] = [
  ['Заполни поле', text, undefined],
  ['Заполни поле', text.check(z.minLength(1)), ''],
  ['Не короче 3 символов', text.check(z.minLength(3)), 'аб'],
  ['Не короче 21 символа', text.check(z.minLength(21)), 'аб'],
  ['Не длиннее 1 символа', text.check(z.maxLength(1)), 'аб'],
  ['Не длиннее 4 000 символов', text.check(z.maxLength(4000)), 'а'.repeat(4001)],
  ['Ровно 1 символ', text.check(z.length(1)), 'аб'],
  ['Ровно 2 символа', text.check(z.length(2)), 'а'],
  ['Ровно 6 символов', text.check(z.length(6)), 'а'],
  ['Выбери хотя бы один вариант', list, undefined],
  ['Выбери хотя бы один вариант', list.check(z.minLength(1)), []],
  ['Выбери не меньше 2 вариантов', list.check(z.minLength(2)), ['а']],
  ['Выбери не больше 1 варианта', list.check(z.maxLength(1)), ['а', 'б']],
  ['Выбери ровно 3 варианта', list.check(z.length(3)), ['а']],
  ['Не больше 100 000', z.number().check(z.lte(100_000)), 100_001],
  ['Не меньше 0,5', z.number().check(z.gte(0.5)), 0],
  ['Укажи больше 0', z.number().check(z.gt(0)), 0],
  ['Укажи меньше 10', z.number().check(z.lt(10)), 10],
  ['Укажи число', z.number(), 'сто'],
  ['Укажи целое число', z.int(), 1.5],
  ['Укажи целое число', z.number().check(z.multipleOf(1)), 1.5],
  ['Слишком большое число', z.int(), 1e300],
  ['Слишком маленькое число', z.int(), -1e300],
  ['Не больше 2 знаков после запятой', z.number().check(z.multipleOf(0.01)), 1.001],
  ['Не больше 1 знака после запятой', z.number().check(z.multipleOf(0.1)), 1.01],
  ['Число должно делиться на 15', z.number().check(z.multipleOf(15)), 20],
  ['Выбери, да или нет', z.boolean(), undefined],
  ['Отметь этот пункт', z.literal(true), false],
  ['Выбери одно из значений', z.enum(['PC', 'XBOX']), 'SEGA'],
  ['Выбери одно из значений', z.discriminatedUnion('kind', [z.object({ kind: z.literal('SBP') })]), {}],
  ['Заполни поле', z.union([text, z.object({})]), undefined],
  ['Проверь, нет ли ошибки', z.union([text, z.number()]), undefined],
  ['Укажи почту в виде name@mail.ru', z.email(), 'почта'],
  ['Укажи ссылку целиком, вместе с https://', z.url(), 'сайт'],
  ['Укажи телефон в виде +79001234567', z.e164(), '8900'],
  ['Укажи дату', z.iso.date(), 'завтра'],
  ['Укажи дату и время', z.iso.datetime(), 'завтра'],
  ['Начни с «https://»', text.check(z.startsWith('https://')), 'http'],
  ['В конце должно быть «.dem»', text.check(z.endsWith('.dem')), 'http'],
  ['Внутри должно быть «@»', text.check(z.includes('@')), 'http'],
  ['Проверь, нет ли ошибки', text.check(z.regex(/^\d{6}$/)), 'код'],
  ['Проверь, нет ли ошибки', text.check(z.refine(() => false)), 'код'],
  ['Только цифры', text.check(z.regex(/^\d+$/, 'Только цифры')), 'код'],
  ['Здесь есть лишние данные', z.strictObject({}), { extra: 1 }],
  ['Не короче 2 символов', z.record(text.check(z.minLength(2)), text), { а: 'б' }],
  ['Выбери дату позже', z.date().check(z.gte(new Date(10))), new Date(1)],
  ['Выбери дату раньше', z.date().check(z.lte(new Date(1))), new Date(10)],
  ['Файл не больше 2 КБ', z.file().check(z.maxSize(2048)), new File(['а'.repeat(2048)], 'a')],
  ['Файл не больше 1,5 МБ', z.file().check(z.maxSize(1.5 * 1024 ** 2)), new File(['а'.repeat(1024 ** 2)], 'a')],
];

test.each(cases)('«%s»', (expected, schema, value) => {
  expect(textsOf(schema, value)).toEqual([expected]);
});

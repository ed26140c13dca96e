import { days, hours, minutes, seconds } from '#domain/time/durations.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { formatRublesRange, squadNumber } from '#domain/text/format.ts';
import { listText, sizeText } from '#domain/text/size-text.ts';
import { missedInvitationsText } from '#domain/text/missed-invitations.ts';
import { capitalised, numeral, percentInWords } from '#domain/text/numerals.ts';
import { secondsText, spanText } from '#domain/text/spans.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';

describe('terms and limits within a sentence', () => {
  it.each([
    [minutes(15), '15 минут', '15 минут'],
    [hours(24), '24 часа', '24 часов'],
    [hours(1), '1 час', '1 часа'],
    [minutes(1), '1 минуту', '1 минуты'],
    [days(14), '14 дней', '14 дней'],
    [days(2), '2 дня', '2 дней'],
    [seconds(90), '90 секунд', '90 секунд'],
  ])('says %d ms in figures', (ms, accusative, genitive) => {
    expect([spanText(ms), spanText(ms, 'genitive')]).toEqual([accusative, genitive]);
  });

  it.each([
    [minutes(1), 'минуту', 'минуты'],
    [minutes(2), 'две минуты', 'двух минут'],
    [minutes(5), 'пять минут', 'пяти минут'],
    [minutes(30), '30 минут', '30 минут'],
    [hours(1), 'час', 'часа'],
    [hours(2), 'два часа', 'двух часов'],
    [hours(24), 'сутки', 'суток'],
    [hours(48), 'двое суток', 'двух суток'],
    [days(7), 'неделю', 'недели'],
  ])('says %d ms in words', (ms, accusative, genitive) => {
    expect([spanInWords(ms), spanInWords(ms, 'genitive')]).toEqual([accusative, genitive]);
  });

  it('counts seconds even where they are whole minutes', () => expect(secondsText(minutes(3))).toBe('180 секунд'));

  it('says small numbers in words and large ones in figures', () => {
    expect([numeral(5, 'genitive'), numeral(6), numeral(2, 'accusative', 'feminine'), numeral(40)]).toEqual([
      'пяти',
      'шесть',
      'две',
      '40',
    ]);
    expect([percentInWords(50), percentInWords(40)]).toEqual(['половина', '40 %']);
    expect(capitalised('полчаса')).toBe('Полчаса');
    expect(missedInvitationsText).toBe('Три приглашения подряд остались без ответа');
  });

  it('says sizes, ranges of sums, lists and numbers of squads', () => {
    expect([sizeText(20 * 1024 * 1024), sizeText(512 * 1024)]).toEqual(['20 МБ', '512 КБ']);
    expect(formatRublesRange(rublesToKopecks(50), rublesToKopecks(15_000))).toBe('от 50 до 15\u00a0000\u00a0₽');
    expect([listText(['a', 'b', 'c']), listText(['a', 'b'], 'или'), listText(['a'])]).toEqual([
      'a, b и c',
      'a или b',
      'a',
    ]);
    expect(squadNumber(18_402)).toBe('№\u00a018\u00a0402');
  });
});

/** accusative: after «за», «через» and in counting; genitive: after «от», «до», «в течение». */
export type GrammarCase = 'accusative' | 'genitive';

type Gender = 'masculine' | 'feminine' | 'neuter';

const genders: Readonly<Record<number, Readonly<Record<Gender, readonly [accusative: string, genitive: string]>>>> = {
  1: { masculine: ['один', 'одного'], feminine: ['одну', 'одной'], neuter: ['одно', 'одного'] },
  2: { masculine: ['два', 'двух'], feminine: ['две', 'двух'], neuter: ['два', 'двух'] },
};

const others: Readonly<Record<number, readonly [accusative: string, genitive: string]>> = {
  3: ['три', 'трёх'],
  4: ['четыре', 'четырёх'],
  5: ['пять', 'пяти'],
  6: ['шесть', 'шести'],
  7: ['семь', 'семи'],
  8: ['восемь', 'восьми'],
  9: ['девять', 'девяти'],
  10: ['десять', 'десяти'],
  12: ['двенадцать', 'двенадцати'],
};

/** A small number in words: «пять», «пяти», «две»; other numbers in digits. */
export const numeral = (
  count: number,
  grammarCase: GrammarCase = 'accusative',
  gender: Gender = 'masculine',
): string => {
  const [accusative, genitive] = genders[count]?.[gender] ?? others[count] ?? [String(count), String(count)];
  return grammarCase === 'accusative' ? accusative : genitive;
};

/** With a capital first letter, for the beginning of a sentence. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A percentage in words: «половина» for 50, otherwise «40 %». */
export const percentInWords = (percent: number): string => (percent === 50 ? 'половина' : `${percent} %`);

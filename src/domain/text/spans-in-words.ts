import { days } from '../time/durations';
import { numeral, type GrammarCase } from './numerals';
import { plural } from './format';
import { hour, minute, second, type SpanUnit } from './spans';

const week: SpanUnit = {
  length: days(7),
  accusative: ['неделю', 'недели', 'недель'],
  genitive: ['недели', 'недель', 'недель'],
};
/** «двое суток» rather than «два дня»: deadlines are counted in full 24-hour days. */
const fullDay: SpanUnit = {
  length: days(1),
  accusative: ['сутки', 'суток', 'суток'],
  genitive: ['суток', 'суток', 'суток'],
};
const collective: Readonly<Record<number, string>> = { 2: 'двое', 3: 'трое', 4: 'четверо' };

/** A span in milliseconds in words: «пять минут», «час», «сутки», «в течение двух суток», «неделю», «30 минут». */
export const spanInWords = (ms: number, grammarCase: GrammarCase = 'accusative'): string => {
  const unit = [week, fullDay, hour, minute].find(({ length }) => ms % length === 0) ?? second;
  const count = ms / unit.length;
  const noun = plural(count, ...unit[grammarCase]);
  if (count === 1) return noun;
  const isFullDay = unit === fullDay && grammarCase === 'accusative';
  const isFeminine = unit !== fullDay && unit !== hour;
  const word = numeral(count, grammarCase, isFeminine ? 'feminine' : 'masculine');
  return `${isFullDay ? (collective[count] ?? word) : word} ${noun}`;
};

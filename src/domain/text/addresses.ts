/** An address of a page in a text. */
interface FoundAddress {
  /** As it is written. */
  readonly text: string;
  /** Position of its first character. */
  readonly at: number;
  /** Where it leads: always https. */
  readonly href: string;
}

/** Ends of names without `https://` that people write; any other word with a full stop inside is a word. */
const zones = `
  ru su by kz com net org info biz pro io gg tv me be cc app dev ai co eu de uk fr pl cz jp cn us
  ly gl gd lt lv ee ge az kg uz fi se nl ch page blog news zone click vip
  online site store shop xyz club live games game team wiki link space top fun world media art tech
  moscow рф рус москва онлайн сайт дети бел қаз
`
  .trim()
  .split(/\s+/);

/** Neither spaces, quotes, brackets of tags, nor signs that nobody sees. */
const inside = '[^\\s<>"‹›„“”`\\\\\\u0000-\\u001f\\u007f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]';
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.';
const name = `(?:${label}){1,8}(?:${zones.join('|')})(?![\\p{L}\\p{N}@_-])(?!\\.[\\p{L}\\p{N}])`;

/** An address with its scheme, or a name in a known zone with what follows it. */
const candidates = new RegExp(`https?://${inside}+|${name}(?::\\d{2,5})?(?:[/?#]${inside}*)?`, 'giu');

/** A name that begins inside of a word, a mail address or another address is none; a scheme begins after any sign. */
const goesOn = /[\p{L}\p{N}@._/\\:-]$/u;
const goesOnBeforeScheme = /[\p{L}\p{N}@]$/u;

/** A word with a capital after a full stop begins a sentence: «Привет.Онлайн», «г.Москва». */
const isSentence = (text: string): boolean => {
  const zone =
    text
      .split(/[:/?#]/)[0]
      ?.split('.')
      .at(-1) ?? '';
  return /^\p{Lu}\p{Ll}/u.test(zone);
};

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '»': '«' };
const openings = new Set(Object.values(pairs));

/** Up to a bracket or a quote that was opened before the address; a quote that is not closed begins what follows it. */
const balanced = (text: string): string => {
  const open: { readonly sign: string; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const opening = pairs[sign];
    if (openings.has(sign)) open.push({ sign, at });
    else if (opening !== undefined && open.pop()?.sign !== opening) return text.slice(0, at);
  }
  return text.slice(0, open.find(({ sign }) => sign === '«')?.at);
};

/** Signs of the sentence around it. */
const tail = /[.,;:!?…*|~'‘’—–-]+$/u;

/** Underscores around it make it italic in the chats of others. */
const trimmed = (text: string, before: string): string =>
  (before.endsWith('_') ? balanced(text).replace(/_+$/, '') : balanced(text)).replace(tail, '');

/** Letters of two alphabets in one part of a name make it look like another. */
const isMixed = (text: string): boolean => {
  const host = text.replace(/^https?:\/\//i, '').split(/[/?#]/)[0] ?? '';
  return host.split('.').some((part) => /[a-z]/i.test(part) && /[а-яё]/i.test(part));
};

/**
 * Where a written address leads, as far as links may: https, without credentials, which could disguise the name. An
 * http address leads to the same page by https. Null: nowhere. Readable letters stay as they are.
 */
export const hrefOfAddress = (text: string): string | null => {
  const href = /^https?:\/\//i.test(text) ? text.replace(/^https?/i, 'https') : `https://${text}`;
  if (!URL.canParse(href)) return null;
  const { username, password, hostname, port } = new URL(href);
  // Another port than that of http speaks http only.
  if (/^http:/i.test(text) && port !== '') return null;
  return username === '' && password === '' && hostname !== '' ? href : null;
};

/**
 * The addresses in a text, in order: with `https://` or `http://`, or without when they end in a known zone. Brackets
 * belong to an address in pairs; quotes and the signs of the sentence after it do not.
 */
export const findAddresses = (text: string): readonly FoundAddress[] =>
  [...text.matchAll(candidates)].flatMap(({ 0: whole, index }) => {
    const hasScheme = /^https?:/i.test(whole);
    const before = text.slice(Math.max(0, index - 2), index);
    if ((hasScheme ? goesOnBeforeScheme : goesOn).test(before)) return [];
    const found = trimmed(whole, before);
    const href = isMixed(found) || (!hasScheme && isSentence(found)) ? null : hrefOfAddress(found);
    return href === null ? [] : [{ text: found, at: index, href }];
  });

/** Where a text that is one address leads; null for any other. */
export const addressAlone = (text: string): string | null => {
  const alone = text.trim();
  const [found] = findAddresses(alone);
  return found?.text === alone ? found.href : null;
};

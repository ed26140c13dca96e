import { additions } from '#contract/additions.ts';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/kit/open-api.ts';
import { projectFiles, readProjectFile as read } from '../support/documents/project-files';
import { hasCyrillic, isInRussian, russianOf } from './cyrillic-places';

const files = projectFiles();

/** Generated from the texts of the machines, which people see at /dev. */
const isGenerated = (file: string): boolean => file.startsWith('docs/machines/');
const isSource = (file: string): boolean => /\.(?:ts|tsx|js|cjs|mjs)$/.test(file) && !isGenerated(file);

test('comments, names, titles of tests, errors and output of the server are English', () => {
  const found = files
    .filter(isSource)
    .flatMap((file) => russianOf(file, read(file)).map(({ place, text }) => `${file}, ${place}: ${text}`));
  expect(found).toEqual([]);
});

/** No text here is for people: these rooms speak to whoever runs or builds the product. */
const forOperators = [
  /^\.ci\//,
  /^deploy\//,
  /^scripts\//,
  /^[\w.-]+\.(?:json|ya?ml|js|ts)$/,
  /^Dockerfile$/,
  /^src\/server\/[\w-]+\.ts$/,
  /^src\/server\/composition\/[\w-]+\.ts$/,
  /^src\/server\/platform\/(?:cache|clock|concurrency|config|db|deadlines|embedded-postgres|ledger|operations|outbox|realtime|redis|reporting|retention|settings)\/.*\.ts$/,
  /^src\/contract\/(?:kit\/.*|additions)\.ts$/,
];

/** Press buttons of the page, which they find by their texts. */
const pressesButtons: readonly string[] = [
  'scripts/devtools-extension.ts',
  'scripts/real-clipboard.ts',
  'scripts/screen-reader.ts',
  'scripts/screen-reader/job.ts',
  'scripts/screen-reader/parts.ts',
  'scripts/screen-reader/uploads.ts',
  'scripts/text-positions.ts',
];

test('what speaks to those who build and run the product is English', () => {
  const theirs = files.filter((file) => !pressesButtons.includes(file) && forOperators.some((room) => room.test(file)));
  expect(theirs.length).toBeGreaterThan(150);
  expect(theirs.filter((file) => isInRussian(read(file)))).toEqual([]);
});

test('comments of style sheets and of migrations are English', () => {
  const comments = files
    .filter((file) => /\.(?:css|sql)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/--[^\n]*|\/\*[^]*?\*\//g)].map(([text]) => `${file}: ${text}`));
  expect(comments.length).toBeGreaterThan(100);
  expect(comments.filter(isInRussian)).toEqual([]);
});

/** Fenced code and the targets of links count as quoted; the second column of the glossary is its Russian. */
const proseOf = (file: string): string => {
  const text = read(file)
    .replaceAll(/^ *```[^]*?^ *```$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, '');
  return file === 'docs/glossary.md' ? text.replaceAll(/^\|[^|]*\|[^|]*\|/gm, '') : text;
};

test('documents are English, but for quoted words and for those named in Russian', () => {
  const documents = files.filter(
    (file) => file.endsWith('.md') && !/^README\.md$|\.ru\.md$/.test(file) && !isGenerated(file),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.filter((file) => isInRussian(proseOf(file)))).toEqual([]);
});

/** Summaries and descriptions, but not the messages of refusals, which people read. */
const descriptionsIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return key === 'summary' || key === 'description' || key === 'title' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !(key === 'responses' && /^[45]/.test(name)))
    .flatMap(([name, part]) => descriptionsIn(part, name));
};

test('OpenAPI describes every call in English', () => {
  const described = descriptionsIn(openApi(contract));
  expect(described.length).toBeGreaterThan(Object.keys(contract).length * 2);
  expect([...described, ...Object.values(additions)].filter(hasCyrillic)).toEqual([]);
});

test.each([
  ['// Комментарий', 'comment'],
  ['const a = 1; /* хвост */', 'comment'],
  ['/** «Цена» без кавычек */ const a = 1;', 'comment'],
  ['const цена = 1;', 'name'],
  ['const f = (имя: string) => 1;', 'name'],
  ["test('цена равна', () => 1);", 'title'],
  ["test.each([1])('цена %p', () => 1);", 'title'],
  ["throw new ConfigError('Порт занят');", 'error'],
  ['throw new Error(`Нет ${a}`);', 'error'],
  ["app.log.warn('нет почты');", 'output'],
  ["process.stdout.write('Готово');", 'output'],
] as const)('%s is found', (text, place) => {
  expect(russianOf('a.ts', text).map((one) => one.place)).toEqual([place]);
});

test.each([
  '// «Цена» and `цена` are quoted',
  "test('«Оплатить» pays', () => 1);",
  "const texts = { title: 'Баланс', Номер: 1 }; texts.Номер; const { Номер: number } = texts;",
  "new Refusal('VALIDATION_ERROR', { message: 'Выбери файл' });",
  'const a = <p>Привет // не комментарий</p>;',
])('%s is left alone', (text) => {
  expect(russianOf('a.tsx', text)).toEqual([]);
});

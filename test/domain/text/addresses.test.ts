import { addressAlone, findAddresses } from '#domain/text/addresses.ts';

const same = 'https://example.com/a';

const found: readonly (readonly [text: string, href: string, written?: string])[] = [
  ['https://example.com/a', same],
  ['Вот (https://example.com/a), смотри!', same],
  ['«https://example.com/a»', same],
  ['„https://example.com/a“', same],
  ['"https://example.com/a"', same],
  ["'https://example.com/a'", same],
  ['<https://example.com/a>', same],
  ['https://example.com/a…', same],
  ['https://example.com/a. Дальше', same],
  ['https://example.com/a!', same],
  ['https://example.com/a?!', same],
  ['https://example.com/a — там', same],
  ['https://example.com/a\u202e', same],
  ['[карта](https://example.com/a),сразу', same],
  ['**https://example.com/a**', same],
  ['HTTPS://example.com/a', same, 'HTTPS://example.com/a'],
  ['http://example.com/a', same, 'http://example.com/a'],
  ['example.com/a', same, 'example.com/a'],
  ['(example.com/a)', same, 'example.com/a'],
  [
    'Ru.wikipedia.org/wiki/Дота_(игра).',
    'https://Ru.wikipedia.org/wiki/Дота_(игра)',
    'Ru.wikipedia.org/wiki/Дота_(игра)',
  ],
  ['(https://ru.wikipedia.org/wiki/Дота_(игра))', 'https://ru.wikipedia.org/wiki/Дота_(игра)'],
  ["https://en.wikipedia.org/wiki/Assassin's_Creed", "https://en.wikipedia.org/wiki/Assassin's_Creed"],
  ['https://example.com/?a[]=1&b={x}', 'https://example.com/?a[]=1&b={x}'],
  ['Ссылка:https://example.com/a', same],
  ['ссылка-https://example.com/a', same],
  ['Гайд.https://example.com/a', same],
  ['_https://example.com/a_', same],
  ['~~https://example.com/a~~', same],
  ['‹https://example.com/a›', same],
  ['‘https://example.com/a’', same],
  ['https://example.com/a«цитата', same],
  ['«https://ru.wikipedia.org/wiki/Операция_«Ы»».', 'https://ru.wikipedia.org/wiki/Операция_«Ы»'],
  ['https://ru.wikipedia.org/wiki/«Спартак»_(клуб)', 'https://ru.wikipedia.org/wiki/«Спартак»_(клуб)'],
  ['bit.ly/a', 'https://bit.ly/a', 'bit.ly/a'],
  ['НАПАРНИК.РФ/гайд', 'https://НАПАРНИК.РФ/гайд', 'НАПАРНИК.РФ/гайд'],
  ['https://example.com/1914–1918', 'https://example.com/1914–1918'],
  ['https://example.com/a_b_', 'https://example.com/a_b_'],
  ['https://напарник.рф/скваф', 'https://напарник.рф/скваф'],
  ['напарник.рф', 'https://напарник.рф', 'напарник.рф'],
  ['https://xn--80aaxitdbjk.xn--p1ai/', 'https://xn--80aaxitdbjk.xn--p1ai/'],
  ['t.me/naparnik?start=1.', 'https://t.me/naparnik?start=1', 't.me/naparnik?start=1'],
  ['Пиши: vk.com,', 'https://vk.com', 'vk.com'],
  ['example.com:8443/x', 'https://example.com:8443/x', 'example.com:8443/x'],
];

const cases = found.map(([text, href, written = href]) => ({ text, href, written }));

test.each(cases)('in «$text» the link leads to $href', ({ text, href, written }) => {
  expect(findAddresses(text)).toEqual([{ text: written, at: text.indexOf(written), href }]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'ftp://example.com',
  'https://',
  'https://bank.ru@evil.example',
  'https://bank.ru:x@evil.example',
  'http://192.168.0.1:8080/',
  'name@example.com',
  'ivan.ru@example.com',
  'привет.как дела',
  'привет.Онлайн сейчас',
  'живу в г.Москва',
  'сайтhttps://example.com/a',
  'т.е. так',
  'node.js и README.md',
  'example.com.txt',
  'example.common',
  '1.2.3',
  // The first letter is Cyrillic.
  'https://аpple.com',
  'аpple.com',
])('%s is no link', (text) => {
  expect(findAddresses(text)).toEqual([]);
});

test('several addresses are found in their order', () => {
  const found = findAddresses('a https://x.ru https://y.ru/, «z.ru» конец.');
  expect(found.map(({ href }) => href)).toEqual(['https://x.ru', 'https://y.ru/', 'https://z.ru']);
});

test('a text is an address only as a whole', () => {
  expect([addressAlone(' mail.ru '), addressAlone('mail.ru!'), addressAlone('mail.ru и ещё')]).toEqual([
    'https://mail.ru',
    null,
    null,
  ]);
});

test('a long text is read to its end', () => {
  expect(findAddresses(`${'а'.repeat(50_000)} ${'a.'.repeat(50_000)} https://example.com/a`)).toHaveLength(1);
});

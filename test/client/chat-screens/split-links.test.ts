import { splitLinks } from '#client/kit/display/linked-text.tsx';

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => (href === null ? [] : [href]));

describe('links in messages', () => {
  test('https becomes a link, the sentence’s own end does not belong to it', () => {
    expect(splitLinks('Вот (https://example.com/a?b=1), смотри!')).toEqual([
      { text: 'Вот (', href: null },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: '), смотри!', href: null },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://', 'https://bank.ru@evil.example'])(
    '%s stays text',
    (text) => {
      expect(hrefs(text)).toEqual([]);
    },
  );

  test('no character is lost', () => {
    const text = 'a https://x.ru https://y.ru/, «https://z.ru» конец.';
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(hrefs(text)).toHaveLength(3);
  });
});

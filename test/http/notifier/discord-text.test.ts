import { discordText } from '#server/features/notifications/notifier/connectors/discord-notifier.ts';

test.each([
  ['_Ник_', String.raw`\_Ник\_`],
  ['**сила**', String.raw`\*\*сила\*\*`],
  ['||спойлер||', String.raw`\|\|спойлер\|\|`],
  ['[сюда](https://example.ru)', String.raw`\[сюда\](https://example.ru)`],
  ['<@1>', String.raw`\<@1\>`],
  ['# Заголовок', String.raw`\# Заголовок`],
  ['Первая строка\n- вторая', 'Первая строка\n\\- вторая'],
  ['1. пункт', String.raw`1\. пункт`],
  ['Сквад №12 — завтра в 19:00', 'Сквад №12 — завтра в 19:00'],
])('%j is shown letter for letter', (text, sent) => {
  expect(discordText(text)).toBe(sent);
});

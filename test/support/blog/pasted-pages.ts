import { readFileSync } from 'node:fs';
import path from 'node:path';

export const pastedPage = (name: string): string =>
  readFileSync(path.join(__dirname, 'pasted', `${name}.html`), 'utf8');

/** What each clipboard becomes in an empty article, as `blockLines`. */
export const pastedPages: readonly (readonly [name: string, blocks: readonly string[]])[] = [
  [
    'word',
    [
      'h2: Дымы на Мираже',
      'h2: Окно с центра',
      'paragraph: Мираж проигрывают *не из-за прицела*, а _из-за дыма_.[1]',
      'ul: Джангл (с лестницы, в прыжке); Конектор',
      'ol: Шаг вперёд; Бросок',
      'table: *Точка* | Время / А | ',
      'paragraph: Ссылка: [карта](https://example.com/mirage) и нужное.',
      'paragraph: [1] Проверено на 128 тиках.',
    ],
  ],
  [
    'google-docs',
    [
      'h2: Окно с центра',
      'paragraph: Обычный, *жирный*_ и наклонный_~ зря~.\nВторая строка[1]',
      'ul: Джангл (с лестницы); *Конектор*',
      'ol: Шаг вперёд',
      'table: *Точка* | Время / А | ',
      'paragraph: [карта](https://example.com/mirage)',
      'divider',
      'paragraph: Последнее',
    ],
  ],
  [
    'libreoffice-writer',
    [
      'h2: Дымы на Мираже',
      'paragraph: Обычный, *жирный*, _наклонный_ и ~зря~.\nВторая строка',
      'ul: Джангл (с лестницы); *Конектор*',
      'ol: Шаг вперёд; Бросок',
      'table: *Точка* | Время | Урон /  | по-разному |  / А | 7 | 30',
      'paragraph: Ссылка: [карта](https://example.com/mirage)',
    ],
  ],
  ['libreoffice-calc', ['table: *Цены* |  |  / CS2 | _час_ | 500 /  | два | 950 / Дота | час | 450']],
  ['libreoffice-cell', ['paragraph: _час_']],
  [
    'excel',
    [
      'table: *Цены* |  |  / _CS2_ | час, *срочно* | 500 /  | два | ~950~ / [Дота](https://example.com/dota) | час | 450',
    ],
  ],
  ['excel-cell', ['paragraph: *500*']],
  [
    'telegram-web',
    [
      'paragraph: Гайд: *жирный*, _наклонный_ и ~зря~.\nВторая строка 😀\n\n[https://ru.wikipedia.org/wiki/Дота_(игра)](https://ru.wikipedia.org/wiki/Дота_(игра)) и [карта](https://example.com/mirage), `bind "k"`',
    ],
  ],
  [
    'notion',
    [
      'h2: Дымы на Мираже',
      'paragraph: Обычный, *жирный*, _наклонный_ и ~зря~. `bind "k"`',
      'ul: Джангл (с лестницы, в прыжке); *Конектор*',
      'ol3: Шаг вперёд; Бросок\n`+jumpthrow`\n`wait`',
      'quote: Цитата\nв две строки',
      'ul: и пункт',
      'paragraph: Написать автору (guide@example.com)',
    ],
  ],
];

import { tidyText } from '#domain/text/tidy-text.ts';

test.each([
  ['  слово\n', 'слово'],
  ['\u200b\ufeff слово \u2060', 'слово'],
  ['\u3164\u2800\u00ad', ''],
  ['отчёт\u202egnp.exe', 'отчётgnp.exe'],
  ['\u2066внутри\u2069 и \u200fснаружи\u061c', 'внутри и снаружи'],
])('%j is tidied to %j', (text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});

test.each(['👨\u200d👩\u200d👧 семья', 'две\n\nстроки', 'не\u00adпереносимое', 'a\u200cb', '❤\ufe0f'])(
  '%j is as it should be',
  (text) => {
    expect(tidyText(text)).toBe(text);
  },
);

import fs from 'node:fs';
import path from 'node:path';

const desk = path.resolve('src/client/pages/desk');

/** What the desk says to its operators. A refused applicant is told the reasons of `mate-applications`, on «ты». */
const sources = [
  ...fs
    .readdirSync(desk, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(path.join('mate-applications', 'texts.ts')))
    .map((name) => path.join(desk, name)),
  path.resolve('src/contract/errors/texts/desk.ts'),
];

const familiar =
  /(?<![а-яё])(ты|тебе|тебя|тобой|твой|твоя|твоё|твои|твоих|твоей|введи|вставь|выбери|дай|дождись|добавь|загрузи|заполни|нажми|напиши|настрой|обнови|открой|подожди|подтверди|попробуй|посмотри|проверь|сохрани|укажи)(?![а-яё])/i;

test('operators are not addressed with «ты»', () => {
  const found = sources.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && familiar.test(line))
      .map((line) => `${path.basename(file)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

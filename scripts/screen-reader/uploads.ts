import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { Scene } from './job';
import type { Listener } from './listener';

const icons = path.join(__dirname, '../../public/icons');

/** Files of this machine: one that takes a while on a slow line, one that is too large, one that nobody can read. */
const makeFiles = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
  const fileOf = (name: string, bytes: number | Buffer): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, typeof bytes === 'number' ? 'a line of a log\n'.repeat(bytes / 16) : bytes);
    return file;
  };
  return {
    long: fileOf('game.log', 0.9 * chatLimits.maxFileBytes),
    tooLarge: fileOf('match.log', chatLimits.maxFileBytes + 16_000),
    unreadable: fileOf('setup.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')),
    photo: path.join(icons, 'icon-512.png'),
    smallPhoto: path.join(icons, 'icon-180.png'),
  };
};

/** Files in a message and a photo, by a client whose line is slow. */
export const uploads = (client: Listener): readonly Scene[] => {
  const files = makeFiles();
  const main = () => client.tab.role('main');
  const attach = () => main().role('button', 'Прикрепить файл');
  return [
    {
      title: 'A picture is attached to a message',
      act: async () => {
        await client.open('/chat');
        await client.use(main().role('button', /Северин/));
        await attach().waitFor();
        await client.choose(attach(), files.photo);
      },
    },
    {
      title: 'The message is sent',
      act: async () => {
        await main().role('textbox', 'Сообщение').focus();
        await client.tab.type('Вот скриншот');
        await client.press('Return');
      },
    },
    {
      title: 'A large file: under way, sent too early, there',
      act: async () => {
        await client.choose(attach(), files.long);
        await client.use(main().role('textbox', 'Сообщение'));
        await main().role('progressbar').gone();
      },
    },
    { title: 'The large file is sent', act: () => client.use(main().role('button', 'Отправить')) },
    { title: 'A file that is too large', act: () => client.choose(attach(), files.tooLarge) },
    { title: 'It is taken away', act: () => client.use(main().role('button', /^Убрать файл/)) },
    { title: 'A file of a kind that is not taken', act: () => client.choose(attach(), files.unreadable) },
    { title: 'It is taken away', act: () => client.use(main().role('button', /^Убрать файл/)) },
    {
      title: 'A photo that is too small, and the same once more',
      act: async () => {
        await client.open('/cs2/settings');
        const choose = main().role('button', /фото$/);
        await choose.waitFor();
        await client.choose(choose, files.smallPhoto);
        await client.choose(choose, files.smallPhoto);
      },
    },
    { title: 'Not a picture', act: () => client.choose(main().role('button', /фото$/), files.unreadable) },
    {
      title: 'A photo: cropped by keyboard and sent',
      act: async () => {
        await client.choose(main().role('button', /фото$/), files.photo);
        const dialog = client.tab.role('dialog');
        await dialog.waitFor();
        await client.press('Tab', 'Tab', 'Tab', 'Tab');
        await client.use(dialog.role('button', 'Сохранить фото'));
      },
    },
  ];
};

/** A recording that a dispute asks this client for: files that are refused, and one that is taken. */
export const recordings = (client: Listener): readonly Scene[] => {
  const files = makeFiles();
  const choose = () => client.tab.role('dialog').role('button', 'Выбрать файлы');
  return [
    {
      title: 'The request for a recording is opened',
      act: async () => {
        await client.open('/cs2/squads/18011');
        await client.use(client.tab.role('main').role('button', 'Ответить'));
        await choose().waitFor();
      },
    },
    {
      title: 'A recording of a kind that is not taken, and the same once more',
      act: async () => {
        await client.choose(choose(), files.unreadable);
        await client.choose(choose(), files.unreadable);
      },
    },
    { title: 'A picture as a recording', act: () => client.choose(choose(), files.photo) },
  ];
};

import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { unpacksWithin } from '#server/platform/tables/unpacked-within.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { callBack, newKey, startDeposit } from '#test/support/money/start-deposit.ts';
import { type SentTable, workbook } from '#test/support/sent-table.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'ALL');
});

/** A ZIP archive whose directory says that everything in it is one byte long. */
const packed = (files: readonly { readonly name: string; readonly bytes: Buffer }[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const data = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(1, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), data);
    at += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
};

describe('a provider’s register', () => {
  const check = (body: SentTable) => boss.browser.call('POST /v1/admin/reconciliations/check', { body });
  const whyNot = async (body: SentTable) => JSON.stringify((await check(body)).body);

  test('whose heading ends otherwise than its rows is read whole', async () => {
    const csv = 'id;sum;status\r\na;100;paid\nb;200,50;paid\nc;300;failed\n';
    expect((await check({ csv })).body).toEqual({ lines: 3, paid: 2, sum: 300.5, unread: [], problems: [] });
  });

  test.each([
    ['with sep=', 'sep=;\nid;sum;status\na;1 505,10;paid'],
    ['with tabs', 'id\tsum\tstatus\na\t1\u00a0505,10\tpaid'],
    ['with commas', 'id,sum,status\na,1505.10,paid'],
    ['with units in its headings', 'Номер платежа;Сумма, руб.;Статус\r\na;1 505,10;Оплачен'],
    ['under a title', 'Реестр за ноябрь, ООО «Игра»;;\n;;\nid;sum;status\na;1505,1;paid'],
    ['under a title of one cell, with commas', 'Реестр; ноябрь\n"Номер\nзаказа",Сумма,Статус\na,"1505,10",Оплачен'],
    ['with merged headings', 'Номер заказа;Платёж;;Статус\n;Дата;Сумма;\na;05.11.2026;1505,10;Зачислен'],
    ['with units in brackets', 'Номер заказа;Сумма (₽);Статус\na;1505,1;оплачено'],
  ])('%s is read', async (_what, csv) => {
    expect((await check({ csv })).body).toMatchObject({ lines: 1, paid: 1, sum: 1505.1 });
  });

  test('as a workbook is read by what its cells are', async () => {
    const xlsx = await workbook([
      ['Номер', 'Сумма', 'Статус', 'Дата'],
      ['a', 1505.1, 'Оплачено', new Date(Date.UTC(2026, 10, 5, 14, 30))],
      [null, null, null, null],
      [1234567890123456, 10, 'Оплачено', '05.11.2026'],
    ]);
    expect((await check({ xlsx })).body).toMatchObject({
      lines: 1,
      sum: 1505.1,
      unread: [4],
      problems: [{ line: 4, column: 'номер', why: expect.stringContaining('Excel округлил номер') }],
    });
  });

  test('of a workbook with a title and merged headings is read, its lines counted as the sheet counts them', async () => {
    const xlsx = await workbook([
      ['Реестр платежей за ноябрь', null, null, null],
      [null, null, null, null],
      ['Номер заказа', 'Платёж', null, 'Статус'],
      [null, 'Дата и время', 'Сумма, руб.', null],
      ['a', new Date(Date.UTC(2026, 10, 5, 14, 30)), 1505.1, 'Проведён'],
      ['b', '5 ноября', 10, 'Оплачен'],
      ['Итого', null, 1515.1, null],
    ]);
    const { body } = await check({ xlsx });
    expect(body).toMatchObject({ lines: 3, paid: 2, sum: 1515.1, unread: [] });
    expect(body.problems.map(({ line, column }) => [line, column])).toEqual([
      [6, 'дата и время'],
      [7, 'статус'],
    ]);
  });

  test('says of each line that it cannot read where and why; the others are read', async () => {
    const csv = [
      'id;sum;status;date',
      '',
      'a;"не число";paid;05.11.2026',
      'b;10;paid;31.02.2026',
      'c;"20;paid;05.11.2026',
      '1,23457E+15;30;paid;05.11.2026',
      'd;40;paid;05.11.2026',
    ].join('\n');
    const { body } = await check({ csv });
    expect(body).toMatchObject({ lines: 2, sum: 50, unread: [3, 5, 6] });
    expect(body.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'sum'],
      [4, 'date'],
      [5, null],
      [6, 'id'],
    ]);
  });

  test('of two columns of one name, of no lines, or no file at all is refused with a sentence', async () => {
    expect(await whyNot({ csv: 'id;sum;status;Sum\na;1;paid;2' })).toContain('«sum» назван дважды: 2 и 4');
    expect(await whyNot({ csv: 'id;sum;status\n' })).toContain('ни одной строки');
    expect(await whyNot({})).toContain('Выбери файл');
    expect(await whyNot({ xlsx: Buffer.from('no workbook').toString('base64') })).toContain('Книга Excel не читается');
  });

  test('of four megabytes is read, of six is refused with its limit', async () => {
    const noise = (bytes: number) => randomBytes(bytes).toString('base64');
    const rows = (count: number) => [
      ['id', 'sum', 'status', 'note'],
      ...Array.from({ length: count }, (_, index) => [`a${index}`, 1, 'paid', noise(1500)]),
    ];
    expect((await check({ xlsx: await workbook(rows(2600)) })).body).toMatchObject({ lines: 2600, sum: 2600 });
    expect(await whyNot({ xlsx: await workbook(rows(4000)) })).toContain('можно до 5');
  });

  test('as a text of a million letters is within the limit of its request', async () => {
    const csv = `id;sum;status;note\n${'я'.repeat(9000)};1;paid;\n`.padEnd(990_000, 'ж');
    expect((await check({ csv })).status).toBe(200);
  });

  test('that would unpack to gigabytes is refused before it is unpacked', async () => {
    const honest = Buffer.from(
      await workbook([
        ['id', 'sum', 'status'],
        ['a', 1, 'paid'],
      ]),
      'base64',
    );
    const bomb = packed([
      ...Array.from({ length: 3 }, (_, index) => ({ name: `xl/media/${index}.bin`, bytes: Buffer.alloc(40_000_000) })),
    ]);
    expect(await unpacksWithin(honest, 1_000_000)).toBe(true);
    expect(await unpacksWithin(bomb, 64_000_000)).toBe(false);
    expect(await whyNot({ xlsx: bomb.toString('base64') })).toContain('Книга Excel не читается');
  });

  test('stores nothing while it is checked, and compares days as they are written in Russia', async () => {
    const person = await makePerson(server);
    const depositId = await startDeposit(person.browser, 700);
    await callBack(server, { depositId, amount: 70_000, outcome: 'PAID' });
    const csv = `id;sum;status;date\r\nnobody;10;paid;05.11.2026\n${depositId};700;paid;05.11.2026`;
    const count = async () => (await boss.browser.call('GET /v1/admin/reconciliations')).body.items.length;
    const before = await count();
    await check({ csv });
    expect(await count()).toBe(before);
    const now = server.clock.now();
    const { body } = await boss.browser.call('POST /v1/admin/reconciliations', {
      idempotencyKey: newKey(),
      body: {
        provider: 'DUMMY',
        from: new Date(now - 3_600_000).toISOString(),
        to: new Date(now + 3_600_000).toISOString(),
        csv,
        zone: 'Asia/Vladivostok',
      },
    });
    expect(body).toMatchObject({ lines: 2, matched: 1, theirs: 710, problems: [] });
    const { rows } = (await boss.browser.call('GET /v1/admin/reconciliations/{id}', { params: { id: body.id } })).body;
    expect(rows.find(({ reference }) => reference === 'nobody')?.at).toBe('2026-11-04T14:00:00.000Z');
  });
});

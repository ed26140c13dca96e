import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MakeReconciliation } from '#client/pages/desk/sections/reconciliations/make-reconciliation.tsx';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { typeHalf } from '../../support/client/type-half';

const make = 'POST /v1/admin/reconciliations';
const id = '0190f000-0000-7000-8000-000000000501';
const check = 'POST /v1/admin/reconciliations/check';
const problems = [
  { line: 3, column: 'sum', why: 'не сумма: «х»' },
  { line: 5, column: null, why: 'кавычка не закрыта' },
];
const read = () => ({ json: { lines: 4, paid: 3, sum: 1505.5, unread: [3, 5], problems } });
const made = (unread: readonly number[]) => () => ({ json: { id, unread } });
const lost = () => {
  throw new TypeError('the answer was lost');
};

const open = async (answer: () => object) => {
  const opened: string[] = [];
  const closed: string[] = [];
  const desk = await atDesk(
    <MakeReconciliation onMade={(one) => opened.push(one)} onClose={() => closed.push('closed')} />,
    { [check]: read, [make]: answer },
  );
  return { ...desk, opened, closed, register: () => desk.sent(make), checked: () => desk.sent(check) };
};
const zone = 'Europe/Moscow';
const day = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const period = (from: string, to: string) => {
  day('С какого дня', from);
  day('По какой день', to);
};
const compare = () => screen.getByRole('button', { name: 'Сверить' });
const checkFile = () => screen.getByRole('button', { name: 'Проверить файл' });
const register = 'id,sum,status,time\nX-1,500,paid,2026-11-20T10:00:00Z';

test('whole days and a register are compared; what the operator typed is forgotten then', async () => {
  const { register: sent, checked, opened, closed, unmount } = await open(made([7]));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Провайдер' }), 'UNITPAY');
  period('2026-11-02', '2026-11-01');
  expect(screen.getByText(/Конец не раньше начала/)).toBeInTheDocument();
  await fill('Или текст реестра', register);
  await userEvent.click(checkFile());
  period('2026-11-01', '2027-02-01');
  await userEvent.click(checkFile());
  expect(checked()).toHaveLength(0);
  period('2026-11-01', '2026-11-01');
  await press('Проверить файл');
  await screen.findByText(/^Прочитано строк: 4/);
  expect(sent()).toHaveLength(0);
  await press('Сверить');
  await waitFor(() => expect(opened).toEqual([id]));
  expect(closed).toHaveLength(1);
  expect(sent().map(({ body }) => body)).toEqual([
    {
      direction: 'DEPOSIT',
      provider: 'UNITPAY',
      from: '2026-10-31T21:00:00.000Z',
      to: '2026-11-01T20:59:59.999Z',
      csv: register,
      zone,
    },
  ]);
  expect(await screen.findByText('Не прочитана строка 7')).toBeInTheDocument();
  unmount();
  await open(made([]));
  expect(screen.getByRole('textbox', { name: 'Или текст реестра' })).toHaveValue('');
  expect(screen.getByLabelText('С какого дня')).toHaveValue('');
});

test('a day typed only in part is marked as such', async () => {
  await open(made([]));
  const first = screen.getByLabelText<HTMLInputElement>('С какого дня');
  const complete = typeHalf(first);
  expect(first).toHaveAccessibleDescription('Введено не до конца');
  complete('2026-11-02');
  expect(first).not.toHaveAccessibleDescription();
});

test('a file goes instead of the text, once, however long it is read; unreadable lines are named', async () => {
  const { register: sent, opened } = await open(made(Array.from({ length: 25 }, (_, index) => index + 2)));
  period('2026-11-01', '2026-11-20');
  await fill('Или текст реестра', 'чужой текст');
  const file = new File([register], 'register.csv', { type: 'text/csv' });
  const bytes = await file.arrayBuffer();
  const read: ((bytes: ArrayBuffer) => void)[] = [];
  Object.defineProperty(file, 'arrayBuffer', { value: () => new Promise((resolve) => read.push(resolve)) });
  await userEvent.upload(screen.getByLabelText('Файл реестра'), file);
  expect(screen.queryByRole('textbox', { name: 'Или текст реестра' })).toBeNull();
  await userEvent.click(checkFile());
  await userEvent.click(checkFile());
  for (const finish of read) finish(bytes);
  await press('Сверить');
  expect(await screen.findByText(/^Не прочитаны строки 2, 3,.* 21…$/)).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([expect.objectContaining({ csv: register })]);
  expect(opened).toEqual([id]);
});

test('after a lost answer the same register goes out under the same key, also when its form was closed', async () => {
  const first = await open(lost);
  period('2026-11-01', '2026-11-20');
  await fill('Или текст реестра', register);
  await press('Проверить файл');
  await press('Сверить');
  await screen.findByRole('alert');
  const [before] = first.register();
  expect(first.closed).toHaveLength(0);
  first.unmount();
  const { register: sent, opened } = await open(made([]));
  await press('Проверить файл');
  await press('Сверить');
  await waitFor(() => expect(opened).toEqual([id]));
  const key = before?.headers.get('Idempotency-Key');
  expect(key).toMatch(/^[\w-]{8,}$/);
  expect(sent()[0]?.headers.get('Idempotency-Key')).toBe(key);
});

test('what was read is shown before anything is compared, by its sum, and what was not by its place', async () => {
  const { register: sent, checked } = await open(made([]));
  period('2026-11-01', '2026-11-20');
  await fill('Или текст реестра', register);
  await press('Проверить файл');
  expect(await screen.findByText(/^Прочитано строк: 4\. Оплаченных: 3 на 1.505,50.₽$/)).toBeInTheDocument();
  expect(screen.getByText('Не прочитано строк: 2')).toBeInTheDocument();
  expect(screen.getByText('Строка 3, «sum»: не сумма: «х»')).toBeInTheDocument();
  expect(screen.getByText('Строка 5: кавычка не закрыта')).toBeInTheDocument();
  expect(compare()).toBeEnabled();
  // Another text has to be read again.
  await fill('Или текст реестра', 'id,sum');
  expect(screen.queryByText(/^Прочитано строк/)).toBeNull();
  await press('Проверить файл');
  await screen.findByText(/^Прочитано строк/);
  expect(checked().map(({ body }) => body)).toEqual([
    { csv: register, zone },
    { csv: 'id,sum', zone },
  ]);
  expect(sent()).toHaveLength(0);
});

test('a workbook goes as it is', async () => {
  const { checked } = await open(made([]));
  period('2026-11-01', '2026-11-20');
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0]);
  await userEvent.upload(screen.getByLabelText('Файл реестра'), new File([bytes], 'register.xlsx'));
  await press('Проверить файл');
  await screen.findByText(/^Прочитано строк/);
  expect(checked().map(({ body }) => body)).toEqual([{ xlsx: 'UEsDBP8A', zone }]);
});

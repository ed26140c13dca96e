import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disputeHash } from '#client/entities/person/paths.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { afterGame } from '../../support/client/after-game';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { pressTwice } from '../../support/client/press-twice';
import { aSquadView } from '../../support/client/squad-view';

const openCall = 'POST /v1/squads/18402/dispute';
const answerCall = 'POST /v1/squads/18402/dispute/answer';
const fileCall = 'POST /v1/squads/18402/dispute/files';
const reason = 'Напарник ушёл через десять минут после старта';

type Answer = ReturnType<typeof refusal>;

const finished = () => sampleSquad.FINISHED();
const disputed = () => {
  const walk = finished();
  return walk.send({ type: 'squad.openDispute', by: 'owner', at: walk.at, wantedPercent: 70 });
};
const picture = (name: string, size?: number) => {
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name);
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (name: string, ...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files } });

/** The squad's page; each route is answered by its answers in turn. */
const open = async (
  viewer: 'owner' | 'mate',
  walk = finished(),
  answers: Record<string, Answer[]> = {},
  hash?: string,
) => {
  const next = (route: string) => () => answers[route]?.shift() ?? { status: 404 };
  const { calls } = fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/users/me': () => ({ status: 404 }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, viewer) }),
    ...afterGame,
    ...Object.fromEntries([openCall, answerCall, fileCall].map((route) => [route, next(route)])),
  });
  const mateAccess = { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } as const;
  await openSquad(walk, viewer, viewer === 'mate' ? { mateAccess } : {}, hash);
  return { sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
};
const namesOf = (bodies: readonly unknown[]) =>
  bodies.map((body) => {
    const file = body instanceof FormData ? body.get('file') : null;
    return file instanceof File ? file.name : null;
  });

afterEach(() => localStorage.clear());

test('the history of orders leads to the open dialog, which a closed one does not come back from', async () => {
  await open('owner', finished(), {}, disputeHash);
  await screen.findByRole('dialog', { name: 'Открыть спор' });
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/cs2\/squads\/18402$/));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where a dispute is not possible any more, the page says why instead of opening the dialog', async () => {
  await open('owner', disputed(), {}, disputeHash);
  expect(await screen.findByText('Спор по этой игре уже открыт')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/cs2\/squads\/18402$/));
});

test('a dispute is opened once, with its files; a refusal keeps the words, the percent and the files', async () => {
  const { sent } = await open('owner', finished(), {
    [openCall]: [refusal(409, 'SQUADS_DISPUTE_CANNOT_BE_CREATED'), { json: aSquadView(disputed(), 'owner') }],
    [fileCall]: [refusal(413, 'DISPUTE_FILE_TOO_LARGE'), { json: aSquadView(disputed(), 'owner') }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Что-то не так' }));
  const dialog = await screen.findByRole('dialog', { name: 'Открыть спор' });
  const submit = within(dialog).getByRole('button', { name: 'Открыть спор' });
  const words = within(dialog).getByRole('textbox', { name: 'Что случилось' });
  const percent = within(dialog).getByRole('textbox', { name: /Сколько вернуть/ });
  fireEvent.change(words, { target: { value: '  слишком коротко  ' } });
  await userEvent.click(submit);
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(words, { target: { value: ` ${reason} ` } });
  fireEvent.change(percent, { target: { value: '101' } });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(dialog).getByRole('button', { name: '75 %' }));
  expect(sent(openCall)).toEqual([]);
  choose('Выбрать файлы', picture('раз.jpg'), picture('велик.jpg', disputeTerms.maxFileBytes + 1), picture('два.jpg'));
  expect(await within(dialog).findByText(/^велик\.jpg: больше/)).toBeVisible();

  await pressTwice(submit);
  await screen.findByText('Отказ SQUADS_DISPUTE_CANNOT_BE_CREATED');
  expect(sent(openCall)).toEqual([{ reason, wantedPercent: 75 }]);
  expect(sent(fileCall)).toEqual([]);
  expect(words).toHaveValue(` ${reason} `);
  expect(percent).toHaveValue('75');
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));

  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(namesOf(sent(fileCall))).toEqual(['раз.jpg', 'два.jpg']);
  expect(await screen.findByText('раз.jpg: Отказ DISPUTE_FILE_TOO_LARGE')).toBeVisible();
  expect(localStorage.getItem('dispute:18402')).toBeNull();
});

test('a file that the server would refuse is named and not sent to an open dispute; the next one is', async () => {
  const { sent } = await open('owner', disputed(), { [fileCall]: [{ json: aSquadView(disputed(), 'owner') }] });
  await screen.findByRole('button', { name: 'Приложить файл' });
  choose('Приложить файл', picture('велик.jpg', disputeTerms.maxFileBytes + 1));
  expect(await screen.findByText(/^велик\.jpg: больше/)).toBeInTheDocument();
  choose('Приложить файл', new File(['a,b'], 'счёт.csv'));
  expect(await screen.findByText(/^счёт\.csv: такие файлы не принимаем/)).toBeInTheDocument();
  expect(sent(fileCall)).toEqual([]);
  choose('Приложить файл', picture('экран.jpg'));
  expect(await screen.findByText('Файл приложен')).toBeInTheDocument();
  expect(namesOf(sent(fileCall))).toEqual(['экран.jpg']);
});

test('the other side answers once, with words or without; too few words are not sent', async () => {
  const { sent } = await open('mate', disputed(), { [answerCall]: [refusal(409, 'SQUADS_INVALID_STATE')] });
  const refuse = await screen.findByRole('button', { name: 'Не согласен' });
  const comment = screen.getByRole('textbox', { name: 'Твой ответ' });
  await userEvent.type(comment, 'Нет');
  for (const name of ['Согласиться', 'Не согласен'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(refuse);
  fireEvent.change(comment, { target: { value: 'Нет, я играл до конца, запись приложил' } });
  await pressTwice(refuse);
  await screen.findByText('Отказ SQUADS_INVALID_STATE');
  expect(comment).toHaveValue('Нет, я играл до конца, запись приложил');
  await userEvent.clear(comment);
  await waitFor(() => expect(refuse).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(screen.getByRole('button', { name: 'Согласиться' }));
  await waitFor(() =>
    expect(sent(answerCall)).toEqual([
      { granted: false, comment: 'Нет, я играл до конца, запись приложил' },
      { granted: true },
    ]),
  );
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CorrectionKind } from '#domain/money/correction.ts';
import { CorrectDialog } from '#client/pages/desk/sections/corrections/correct-dialog.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

let people = 0;
type Answered = () => ReturnType<typeof refusal>;
const moved: Answered = () => ({ json: { status: 'DONE' } });
const lost: Answered = () => {
  throw new TypeError('the answer was lost');
};
const refused: Answered = () => refusal(409, 'ADMIN_CORRECTION_WRONG_PERSON');

interface Opened {
  readonly mate?: boolean;
  readonly gift?: number;
  readonly spent?: readonly CorrectionKind[];
  readonly corrected?: number;
  readonly usual?: CorrectionKind;
}

/** The dialog about a person with 1,000 rubles of their own and 150 of bonus money. */
const open = async (
  { mate = false, gift = 0, spent = [], corrected = 0, usual }: Opened,
  answers: readonly Answered[] = [],
) => {
  people += 1;
  const coming = [...answers];
  const id = `0190f000-0000-7000-8000-0000000001${String(people).padStart(2, '0')}`;
  const { calls } = fakeServer({
    [`GET /v1/admin/corrections/before/${id}`]: () => ({
      json: { mate, available: 1000, bonus: 150, gift, corrected, spent },
    }),
    'POST /v1/admin/corrections': () => (coming.shift() ?? moved)(),
  });
  const whom = { id, username: 'Енот', avatarUrl: null };
  await renderInApp(<CorrectDialog whom={whom} onClose={() => undefined} {...(usual && { usual })} />, {
    me: aClient({ permissions: ['ALL'] }),
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  return {
    id,
    sent: () => calls.filter(({ route }) => route === 'POST /v1/admin/corrections'),
    kinds: async () => {
      const options = await screen.findAllByRole<HTMLOptionElement>('option');
      return options.map(({ textContent }) => textContent);
    },
  };
};

const sum = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Сумма, ₽' }), text);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const typeReason = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Что увидит человек' }), 'Так решили вдвоём');
const shown = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('an operator sees what a correction leaves before it is done', () => {
  test('of own money, on both sides', async () => {
    await open({});
    await sum('500');
    await waitFor(() => expect(shown()).toContain('Станет 1 500 ₽, со счёта сервиса −500 ₽'));
    await choose('Списать');
    await waitFor(() => expect(shown()).toContain('Станет 500 ₽, на счёт сервиса +500 ₽'));
  });

  test('of bonus money, with its terms; more than there is cannot be taken', async () => {
    await open({});
    await choose('Бонусы');
    await sum('200');
    await waitFor(() => expect(shown()).toContain('Бонусов станет 350 ₽, из бонусного фонда −200 ₽'));
    expect(shown()).toContain('Бонусы действуют 180 дней, оплачивают до 30 % цены');
    await choose('Списать');
    await waitFor(() => expect(shown()).toContain('Есть только 150 ₽'));
  });

  test('and that a second operator decides, by what they have corrected today', async () => {
    await open({ corrected: 9_800 });
    await sum('200');
    expect(screen.getByRole('button', { name: 'Провести' })).toBeInTheDocument();
    await sum('1');
    await screen.findByRole('button', { name: 'Отправить второму оператору' });
  });
});

describe('what a person may be corrected for', () => {
  test('a mate: prizes one way, a deduction the other, in own money alone', async () => {
    const { kinds } = await open({ mate: true });
    await waitFor(async () => expect(await kinds()).toContain('Конкурс напарников'));
    expect(await kinds()).not.toContain('Удержание');
    expect(screen.queryByRole('radio', { name: 'Бонусы' })).not.toBeInTheDocument();
    await choose('Списать');
    await waitFor(async () => expect(await kinds()).toContain('Удержание'));
    expect(await kinds()).not.toContain('Конкурс напарников');
  });

  test('a mate with money of a certificate: it is taken, as what it is', async () => {
    const { sent } = await open({ mate: true, gift: 500 });
    await choose('Списать');
    await userEvent.click(await screen.findByRole('radio', { name: 'Подарочные' }));
    await sum('500');
    await waitFor(() => expect(shown()).toContain('Подарочных станет 0 ₽, в бонусный фонд +500 ₽'));
    await typeReason();
    await userEvent.click(screen.getByRole('button', { name: 'Провести' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ amount: -500, money: 'GIFT' }));
  });

  test('a video review: its one sum, in bonus money, by one call', async () => {
    const { id, sent } = await open({ usual: 'VIDEO_REVIEW' });
    await waitFor(() => expect(shown()).toContain('Бонусов станет 450 ₽, из бонусного фонда −300 ₽'));
    expect(screen.queryByRole('textbox', { name: 'Сумма, ₽' })).not.toBeInTheDocument();
    await typeReason();
    const send = screen.getByRole('button', { name: 'Провести' });
    await Promise.all([userEvent.click(send), userEvent.click(send)]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      userId: id,
      amount: 300,
      kind: 'VIDEO_REVIEW',
      money: 'BONUS',
      comment: 'Так решили вдвоём',
    });
  });

  test('not a second one', async () => {
    const { sent } = await open({ usual: 'VIDEO_REVIEW', spent: ['VIDEO_REVIEW'] });
    await screen.findByText('За это уже начислено: один раз на аккаунт');
    await typeReason();
    await userEvent.click(screen.getByRole('button', { name: 'Провести' }));
    expect(sent()).toHaveLength(0);
  });
});

test('after a lost answer the same key asks again; after a refusal it is another', async () => {
  const { sent } = await open({}, [lost, refused, moved]);
  await sum('10');
  await typeReason();
  for (const times of [1, 2, 3]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Провести' }));
    await waitFor(() => expect(sent()).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Провести' })).toBeEnabled());
  }
  const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

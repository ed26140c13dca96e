import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnterCode } from '#client/pages/desk/code/enter-code.tsx';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { atDesk, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';

const route = 'POST /v1/admin/code';
const recovery = 'a'.repeat(deskCodeTerms.recoveryLetters);

test('a whole code goes by itself, once; a refused one is cleared and told until the next is typed', async () => {
  const { sent } = await atDesk(<EnterCode hasKey={false} />, { [route]: () => refusal(403, 'ADMIN_CODE_WRONG') });
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '12345{Enter}');
  expect(sent(route)).toHaveLength(0);
  await userEvent.type(field, '6{Enter}');
  expect(await screen.findByText('Отказ ADMIN_CODE_WRONG')).toBeInTheDocument();
  expect(sent(route).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  await waitFor(() => expect(field).toHaveValue(''));
  await userEvent.type(field, '7');
  expect(screen.queryByText('Отказ ADMIN_CODE_WRONG')).toBeNull();
});

test('a recovery code goes as it was copied, in small letters and without spaces around, again after a lost answer', async () => {
  const answers = [() => refusal(503, 'INTERNAL_ERROR'), () => ({ json: { open: true, setUp: true } })];
  const { sent } = await atDesk(<EnterCode hasKey={false} />, { [route]: () => answers.shift()?.() ?? {} });
  await userEvent.type(screen.getByRole('textbox'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Приложения нет под рукой' }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('');
  await userEvent.click(field);
  await userEvent.paste(` ${recovery.toUpperCase()}\t`);
  await press('Открыть');
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeInTheDocument();
  expect(field).toHaveValue(recovery);
  await press('Открыть');
  await waitFor(() => expect(sent(route).map(({ body }) => body)).toEqual([{ code: recovery }, { code: recovery }]));
});

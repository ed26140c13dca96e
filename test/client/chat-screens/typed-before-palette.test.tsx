import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatButton } from '#client/app/shell/chat-button.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const type = (...keys: readonly string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));
const ask = () => fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });

test('what is typed after Ctrl + K, before the code of the palette is there, comes into its field', async () => {
  windowOf(1440);
  fakeServer({});
  const me = aClient();
  await renderInApp(<ChatButton userId={me.id} />, { me, path: '/cs2/team' });
  expect(type('а')).toEqual([true]);
  ask();
  // Given up, with what was typed for it, and asked for again.
  type('м', 'и', 'м', 'о', 'Escape');
  expect(type('а')).toEqual([true]);
  ask();
  expect(type('н', 'а', 'о', 'Backspace', 'с', 'Enter', 'т')).not.toContain(true);
  expect(screen.queryByRole('combobox')).toBeNull();
  const field = await screen.findByRole('combobox', { name: /Перейти/ }, { timeout: 20_000 });
  expect(field).toHaveValue('наст');
  await userEvent.keyboard('р{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/settings');
  // Another time it begins empty.
  await userEvent.keyboard('{Control>}[KeyK]{/Control}');
  expect(await screen.findByRole('combobox', { name: /Перейти/ })).toHaveValue('');
}, 30_000);

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { addLayer } from '#client/kit/overlay/open-layers.ts';
import { Link } from '#client/kit/routing/link.tsx';

/** Dialogs over each other, from which a link leads on. */
const Page = () => {
  const [open, setOpen] = useState(0);
  return (
    <>
      <Link to="/next">Дальше</Link>
      <button type="button" onClick={() => setOpen(1)}>
        Открыть
      </button>
      {Array.from({ length: open }, (_, index) => (
        <Dialog key={index} title={`Окно ${index + 1}`} onClose={() => setOpen(index)}>
          <button type="button" onClick={() => setOpen(index + 2)}>
            Ещё
          </button>
          <Link to="/next">Из окна</Link>
        </Dialog>
      ))}
    </>
  );
};

const Shown = () => <p>{useLocation().pathname}</p>;

const show = (): void => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/here');
  render(
    <BrowserRouter>
      <Shown />
      <Routes>
        <Route path="/here" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
};

/** Ends when the history stands still: jsdom goes back in a later task, and a step may lead to another. */
const settle = (): Promise<void> =>
  act(async () => {
    let [before, now] = ['', 'begun'];
    for (const look = () => JSON.stringify([location.href, history.state]); before !== now;) {
      before = now;
      for (let tasks = 0; tasks < 10; tasks += 1) await new Promise((resolve) => setTimeout(resolve));
      now = look();
    }
  });
const back = async (): Promise<void> => {
  history.back();
  await settle();
};
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
const dialogs = (): number => screen.queryAllByRole('dialog', { hidden: true }).length;

beforeEach(show);

test('Back closes what is open one at a time, then leaves', async () => {
  await press('Открыть');
  await press('Ещё');
  expect(dialogs()).toBe(2);
  const seen: unknown[] = [];
  for (let times = 0; times < 3; times += 1) {
    await back();
    seen.push([dialogs(), location.pathname]);
  }
  expect(seen).toEqual([
    [1, '/here'],
    [0, '/here'],
    [0, '/before'],
  ]);
});

test('Forward opens nothing again', async () => {
  await press('Открыть');
  await back();
  history.forward();
  await settle();
  expect([dialogs(), location.pathname]).toEqual([0, '/here']);
  await back();
  expect(location.pathname).toBe('/before');
});

test('what was closed by hand leaves no step, however often', async () => {
  const { length } = history;
  for (let times = 0; times < 3; times += 1) {
    await press('Открыть');
    await userEvent.keyboard('{Escape}');
  }
  expect([dialogs(), history.length - length]).toEqual([0, 1]);
  await back();
  expect(location.pathname).toBe('/before');
});

test.each(['Дальше', 'Из окна'])('«%s» leads on, Back returns, and Back leaves', async (name) => {
  await press('Открыть');
  if (name === 'Дальше') await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('link', { name }));
  await settle();
  expect(location.pathname).toBe('/next');
  await back();
  expect([location.pathname, screen.getByRole('paragraph').textContent, dialogs()]).toEqual(['/here', '/here', 0]);
  await back();
  expect(location.pathname).toBe('/before');
});

test('an address that is replaced while something is open is the page’s address afterwards', async () => {
  await press('Открыть');
  act(() => history.replaceState({ ...history.state, usr: 'carried' }, '', '/here?chosen=1'));
  await back();
  expect([dialogs(), location.search, history.state.usr]).toEqual([0, '?chosen=1', 'carried']);
});

test('Back that leaves the page closes what stays open above all pages', async () => {
  const close = jest.fn();
  await press('Открыть');
  const removeLayer = addLayer({ close });
  // Safari skips the entry of the page when nothing was pressed on it.
  history.go(-2);
  await settle();
  expect([location.pathname, close.mock.calls.length]).toEqual(['/before', 1]);
  removeLayer();
});

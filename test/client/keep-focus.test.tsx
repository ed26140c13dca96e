import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from '#client/kit/controls/keep-focus.ts';

/** Entries that delete themselves, and filters that clear themselves. */
const Screen = ({ onGone }: { readonly onGone?: () => void }) => {
  const [entries, setEntries] = useState(['first', 'second', 'third']);
  const [filters, setFilters] = useState(['game', 'state']);
  const drop = (name: string) => {
    setEntries((all) => all.filter((one) => one !== name));
    setFilters((all) => all.filter((one) => one !== name));
    onGone?.();
  };
  return (
    <main>
      <section aria-label="filters">
        {filters.map((name) => (
          <button key={name} type="button" onClick={() => drop(name)}>
            {name}
          </button>
        ))}
      </section>
      <ul>
        {entries.map((name) => (
          <li key={name} aria-label={`entry ${name}`}>
            <button type="button" onClick={() => drop(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">elsewhere</button>
    </main>
  );
};

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  end = keepFocus();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const pressOn = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await jest.advanceTimersByTimeAsync(500);
};

test('the next entry takes the focus of one that has deleted itself, the one before it that of the last', async () => {
  render(<Screen />);
  await pressOn('second');
  expect(screen.getByRole('listitem', { name: 'entry third' })).toHaveFocus();
  await pressOn('third');
  expect(screen.getByRole('listitem', { name: 'entry first' })).toHaveFocus();
  await pressOn('first');
  expect(screen.getByRole('list')).toHaveFocus();
});

test('a neighbour that would act on a second press does not take it: their place does, only for as long as it is there', async () => {
  render(<Screen />);
  await pressOn('game');
  const place = screen.getByRole('region', { name: 'filters' });
  expect(place).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'state' })).toHaveFocus();
  expect(place).not.toHaveAttribute('tabindex');
});

test('a region that only tells news does not take it', async () => {
  const Draft = () => {
    const [isThere, setIsThere] = useState(true);
    return (
      <main>
        <section aria-label="draft">
          <p role="status" />
          {isThere && (
            <ul>
              <li>
                <button type="button" onClick={() => setIsThere(false)}>
                  remove
                </button>
              </li>
            </ul>
          )}
          <p role="alert" />
        </section>
      </main>
    );
  };
  render(<Draft />);
  await pressOn('remove');
  expect(screen.getByRole('region', { name: 'draft' })).toHaveFocus();
});

test('a neighbour that is hidden does not take it', async () => {
  render(<Screen />);
  const third = screen.getByRole('listitem', { name: 'entry third' });
  third.focus = () => undefined;
  await pressOn('second');
  expect(screen.getByRole('listitem', { name: 'entry first' })).toHaveFocus();
});

test('what takes the focus on purpose keeps it', async () => {
  render(<Screen onGone={() => setTimeout(() => screen.getByRole('button', { name: 'elsewhere' }).focus(), 50)} />);
  await pressOn('second');
  expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
});

test('a message above the page gives the focus back to where it was, not to a control that would act', async () => {
  const Message = () => {
    const [isShown, setShown] = useState(true);
    return isShown ? (
      <button type="button" onClick={() => setShown(false)}>
        close
      </button>
    ) : null;
  };
  render(
    <>
      <Screen />
      <Message />
    </>,
  );
  screen.getByRole('button', { name: 'second' }).focus();
  await pressOn('close');
  expect(screen.getByRole('listitem', { name: 'entry second' })).toHaveFocus();
});

test('a new page is left to its heading', async () => {
  render(<Screen onGone={() => history.pushState(null, '', '/other')} />);
  await pressOn('second');
  expect(document.body).toHaveFocus();
});

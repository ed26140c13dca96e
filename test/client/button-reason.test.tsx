import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';

test('a button explains why it cannot be pressed, to screen readers without hovering', async () => {
  const press = jest.fn();
  render(
    <Button whyNot="Сначала заплати" onClick={press}>
      Начать
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Начать' });
  expect(button).toHaveAccessibleDescription('Сначала заплати');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Сначала заплати');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a button keeps the focus when it can be pressed no longer', async () => {
  const Save = () => {
    const [saved, setSaved] = useState(false);
    return (
      <Button whyNot={saved ? 'Ничего не изменено' : null} onClick={() => setSaved(true)}>
        Сохранить
      </Button>
    );
  };
  render(<Save />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Сохранить' });
  expect(button).toHaveAccessibleDescription('Ничего не изменено');
  expect(button).toHaveFocus();
});

const Step = () => {
  const [done, setDone] = useState(false);
  const held = useFocusFallback<HTMLElement>();
  return (
    <>
      <section ref={held} tabIndex={-1} aria-label="Шаг">
        {done ? 'Оплачено' : <button onClick={() => setDone(true)}>Оплатить</button>}
      </section>
      <button>Другое</button>
    </>
  );
};

describe('a button that disappears after its step', () => {
  test('leaves the focus to its container, not to the body', async () => {
    render(<Step />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Шаг' })).toHaveFocus();
  });

  test('does not take the focus from another element', () => {
    render(<Step />);
    const pay = screen.getByRole('button', { name: 'Оплатить' });
    pay.focus();
    const other = screen.getByRole('button', { name: 'Другое' });
    other.focus();
    act(() => pay.click());
    expect(other).toHaveFocus();
  });
});

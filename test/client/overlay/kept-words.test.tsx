import { fireEvent, render, screen } from '@testing-library/react';
import { useStoredText } from '#client/kit/form/use-stored-text.ts';

const Field = ({ name }: { readonly name: string }) => {
  const [text, setText, forget] = useStoredText(name, { first: 'первое', storedIn: 'tab' });
  return (
    <>
      <input aria-label="Слова" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={forget}>
        Отправлено
      </button>
    </>
  );
};

const field = () => screen.getByLabelText('Слова');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('a text survives the closed sheet, within this tab', () => {
  const first = render(<Field name="а" />);
  type('начато');
  first.unmount();
  render(<Field name="а" />);
  expect(field()).toHaveValue('начато');
  expect(localStorage).toHaveLength(0);
});

test('a sent text is deleted, and the field shows its initial text', () => {
  const first = render(<Field name="а" />);
  type('начато');
  fireEvent.click(screen.getByRole('button', { name: 'Отправлено' }));
  first.unmount();
  render(<Field name="а" />);
  expect(field()).toHaveValue('первое');
  expect(sessionStorage).toHaveLength(0);
});

test('a field emptied on purpose stays empty', () => {
  const first = render(<Field name="а" />);
  type('');
  first.unmount();
  render(<Field name="а" />);
  expect(field()).toHaveValue('');
});

test('a field that switches to another object shows the text of that one', () => {
  const { rerender } = render(<Field name="а" />);
  type('про одно');
  rerender(<Field name="б" />);
  expect(field()).toHaveValue('первое');
  type('про другое');
  rerender(<Field name="а" />);
  expect(field()).toHaveValue('про одно');
});

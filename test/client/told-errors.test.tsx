import { act, render, screen } from '@testing-library/react';
import { TextField } from '#client/kit/form/text-field.tsx';

interface Errors {
  readonly mail?: string;
  readonly name?: string;
}

const form = ({ mail, name }: Errors) => (
  <form>
    <TextField label="Почта" error={mail} />
    <TextField label="Имя" error={name} />
  </form>
);

const told = (): readonly (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('of a form that was sent empty the first error alone is told, the others are heard at their fields', () => {
  const { rerender } = render(form({}));
  rerender(form({ mail: 'Укажи почту', name: 'Укажи имя' }));
  expect(told()).toEqual(['Укажи почту']);
  expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Укажи имя');
});

test('an error is told wherever the person is, with earlier ones left', () => {
  const { rerender } = render(form({ mail: 'Укажи почту' }));
  act(() => screen.getByLabelText('Имя').focus());
  rerender(form({ mail: 'Укажи почту', name: 'От 3 букв' }));
  expect(told()).toEqual(['Укажи почту', 'От 3 букв']);
});

test('once it is right it is silent, and told when it is wrong again', () => {
  const { rerender } = render(form({ name: 'Укажи имя' }));
  rerender(form({}));
  expect(told()).toEqual([]);
  rerender(form({ name: 'От 3 букв' }));
  expect(told()).toEqual(['От 3 букв']);
});

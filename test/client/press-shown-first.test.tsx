import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { Counter } from '#client/kit/form/counter.tsx';
import { pressAsBrowser } from '../support/client/press-as-browser';

const Door = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      {open && <p>Открыто</p>}
    </>
  );
};

const Places = () => {
  const [value, setValue] = useState(0);
  return <Counter label="Места" value={value} max={5} onChange={setValue} />;
};

test('what a button’s action changes is rendered after the press has been shown', async () => {
  render(<Door />);
  await pressAsBrowser(screen.getByRole('button', { name: 'Открыть' }));
  expect(screen.queryByText('Открыто')).not.toBeInTheDocument();
  await act(async () => undefined);
  expect(await screen.findByText('Открыто')).toBeInTheDocument();
});

test('a counter is rendered with the press itself, so that no press of a quick hand is lost', async () => {
  render(<Places />);
  for (let presses = 0; presses < 3; presses += 1) await pressAsBrowser(screen.getByRole('button', { name: 'Больше' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

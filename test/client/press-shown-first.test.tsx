import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { Counter } from '#client/kit/form/counter.tsx';

/** Presses as a browser does: React renders by its own schedule, which tests usually take from it. */
const pressAsBrowser = async (name: string): Promise<void> => {
  const environment: { IS_REACT_ACT_ENVIRONMENT?: boolean } = Object(globalThis);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  screen.getByRole('button', { name }).click();
  // What React renders for the event itself is rendered by the end of these.
  await Promise.resolve();
  await Promise.resolve();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
};

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
  await pressAsBrowser('Открыть');
  expect(screen.queryByText('Открыто')).not.toBeInTheDocument();
  await act(async () => undefined);
  expect(await screen.findByText('Открыто')).toBeInTheDocument();
});

test('a counter is rendered with the press itself, so that no press of a quick hand is lost', async () => {
  render(<Places />);
  for (let presses = 0; presses < 3; presses += 1) await pressAsBrowser('Больше');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

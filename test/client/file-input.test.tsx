import { fireEvent, render, screen } from '@testing-library/react';
import { FileInput } from '#client/kit/controls/file-input.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const choose = (files: readonly File[]) => {
  const onPick = jest.fn();
  render(<FileInput aria-label="Файл" onPick={onPick} />);
  fireEvent.change(screen.getByLabelText('Файл'), { target: { files } });
  return onPick;
};

describe('a file that was chosen', () => {
  test('is taken when the window of files is gone, so that what is said of it is heard', async () => {
    const file = new File(['bytes'], 'demo.txt');
    const onPick = choose([file]);
    await jest.advanceTimersByTimeAsync(300);
    expect(onPick).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(onPick.mock.calls).toEqual([[[file]]]);
  });

  test('is nothing when the choice is cancelled', async () => {
    const onPick = choose([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(onPick).not.toHaveBeenCalled();
  });
});

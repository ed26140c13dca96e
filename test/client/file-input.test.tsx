import { fireEvent, render, screen } from '@testing-library/react';
import { FileInput } from '#client/kit/controls/file-input.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const file = new File(['bytes'], 'demo.txt');

/** Chooses a file in the system's window, which still lies before this one. */
const chooseBehind = async () => {
  const onPick = jest.fn();
  render(<FileInput aria-label="Файл" onPick={onPick} />);
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.change(screen.getByLabelText('Файл'), { target: { files: [file] } });
  await Promise.resolve();
  return onPick;
};

describe('a file that was chosen', () => {
  test('is taken when the window is in front again, so that what is said of it is heard', async () => {
    const onPick = await chooseBehind();
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.focus(window);
    await Promise.resolve();
    expect(onPick.mock.calls).toEqual([[[file]]]);
  });

  test('is taken after a second by a window that stays behind', async () => {
    jest.useFakeTimers();
    const onPick = await chooseBehind();
    await jest.advanceTimersByTimeAsync(1000);
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  test('is nothing when the choice is cancelled', async () => {
    const onPick = jest.fn();
    render(<FileInput aria-label="Файл" onPick={onPick} />);
    fireEvent.change(screen.getByLabelText('Файл'), { target: { files: [] } });
    await Promise.resolve();
    expect(onPick).not.toHaveBeenCalled();
  });
});

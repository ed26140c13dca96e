import { act, fireEvent, render, screen } from '@testing-library/react';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { FileInput } from '#client/kit/controls/file-input.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { renderInApp } from '../support/client/render-in-app';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await pass(400);
  jest.useRealTimers();
});

const file = new File(['bytes'], 'demo.txt');
const give = (files: readonly File[] = [file]) =>
  fireEvent.change(screen.getByLabelText('Файл', { selector: 'input' }), { target: { files } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a file that was chosen', () => {
  test('is taken at once; what moves the focus can wait until the window of files is gone', async () => {
    const taken: string[] = [];
    render(
      <FileInput
        aria-label="Файл"
        onPick={async ([{ name }], gone) => {
          taken.push(name);
          await gone;
          taken.push('gone');
        }}
      />,
    );
    give();
    await pass(399);
    expect(taken).toEqual(['demo.txt']);
    await pass(1);
    expect(taken).toEqual(['demo.txt', 'gone']);
  });

  test('is nothing when the choice is cancelled', async () => {
    const onPick = jest.fn();
    render(<FileInput aria-label="Файл" onPick={onPick} />);
    give([]);
    await pass(1000);
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('why a file was refused', () => {
  const button = () => screen.getByRole('button', { name: 'Файл' });

  test('is told once the window of files is gone, in a region that stood there before, and describes the button', async () => {
    render(<FileButton label="Файл" accept="image/*" onPick={async () => 'Не подойдёт'} />);
    const region = screen.getByRole('status');
    give();
    await pass(399);
    expect(region).toBeEmptyDOMElement();
    await pass(1);
    expect(region).toHaveTextContent('Не подойдёт');
    expect(button()).toHaveAccessibleDescription('Не подойдёт');
  });

  test('is told anew of the next file, and no more of one that is taken', async () => {
    const answers = ['Не подойдёт', 'Не подойдёт', undefined];
    render(<FileButton label="Файл" accept="image/*" onPick={async () => answers.shift()} />);
    give();
    await pass(400);
    const first = screen.getByText('Не подойдёт');
    give();
    await pass(400);
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText('Не подойдёт')).toBeInTheDocument();
    give();
    await pass(0);
    expect(screen.queryByText('Не подойдёт')).toBeNull();
    expect(button()).not.toHaveAccessibleDescription();
  });

  test('stands beside a hint that the button has, and the button waits for it', async () => {
    let answer: (why: string) => void = () => undefined;
    const onPick = () => new Promise<string>((resolve) => (answer = resolve));
    render(
      <>
        <FileButton label="Файл" accept="image/*" hint="most" onPick={onPick} />
        <small id="most">До 5 МБ</small>
      </>,
    );
    give();
    await pass(400);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer('Больше 5 МБ'));
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(button()).toHaveAccessibleDescription('До 5 МБ Больше 5 МБ');
  });
});

const Telling = () => {
  const toast = useToast();
  return <FileInput aria-label="Файл" onPick={() => toast.success('Файл приложен')} />;
};

test('a toast about a file is shown once the window of files is gone', async () => {
  await renderInApp(<Telling />);
  give();
  await pass(399);
  expect(screen.queryByText('Файл приложен')).toBeNull();
  await pass(1);
  expect(screen.getByText('Файл приложен')).toBeInTheDocument();
});

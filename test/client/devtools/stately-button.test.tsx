import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachInspector } from '#client/app/boot/attach-inspector.ts';
import { StatelyButton } from '#client/app/devtools/stately-button.tsx';
import { texts } from '#client/app/devtools/texts.ts';

const start = jest.fn(() => void window.open('https://stately.ai/inspect', 'xstateinspector'));
// The real one is an ES module, which jest does not load.
jest.mock('@statelyai/inspect', () => ({ createBrowserInspector: () => ({ start, inspect: {} }) }));

// jsdom has no channel between tabs.
class Channel extends EventTarget {
  postMessage(): void {}
}
Object.assign(globalThis, { BroadcastChannel: Channel });

beforeEach(() => start.mockClear());

const open = async () => {
  const inspector = await attachInspector('stately');
  if (inspector === null) throw new Error('The inspector is asked for');
  render(<StatelyButton open={inspector.open} />);
};
const press = () => userEvent.click(screen.getByRole('button', { name: texts.openStately }));

test('the window of the inspector opens by a press only, and the button goes', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  await open();
  expect(opened).not.toHaveBeenCalled();
  await press();
  expect(opened).toHaveBeenLastCalledWith('https://stately.ai/inspect', 'xstateinspector');
  expect(start).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a blocked window is said, and can be tried again', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await press();
  expect(screen.getByText(texts.blocked)).toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
  opened.mockReturnValue(window);
  await press();
  expect(screen.queryByText(texts.blocked)).not.toBeInTheDocument();
});

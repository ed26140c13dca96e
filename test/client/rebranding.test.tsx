import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RebrandingGate } from '#client/features/rebranding/rebranding-gate.tsx';
import { fakeServer } from '../support/client/fake-server';
import { renderInApp } from '../support/client/render-in-app';

const announcing = async (rebranding: boolean) => {
  const server = fakeServer({ 'GET /v1/rebranding': () => ({ json: { rebranding } }) });
  await renderInApp(<RebrandingGate />);
  return server;
};

/** As Chromium on Android does: Back asks the close watcher created last. */
const withCloseWatchers = () => {
  const watching: { onclose: (() => void) | null }[] = [];
  class CloseWatcher {
    onclose: (() => void) | null = null;
    constructor() {
      watching.push(this);
    }
    destroy() {
      watching.splice(watching.indexOf(this), 1);
    }
  }
  Object.assign(window, { CloseWatcher });
  return { back: () => watching.at(-1)?.onclose?.(), restore: () => Reflect.deleteProperty(window, 'CloseWatcher') };
};

describe('the announcement of the new brand', () => {
  test('Escape and a press outside leave it open', async () => {
    await announcing(true);
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(dialog).toBeInTheDocument();
    expect(localStorage.getItem('rebranding')).toBeNull();
  });

  test('Back leaves it open and unrecorded: only its own buttons close it', async () => {
    const browser = withCloseWatchers();
    await announcing(true);
    const dialog = await screen.findByRole('dialog');
    act(() => browser.back());
    expect(dialog).toBeInTheDocument();
    expect(localStorage.getItem('rebranding')).toBeNull();
    browser.restore();
  });

  test.each(['Понятно', 'Закрыть'])('«%s» closes it and records that it was seen', async (name) => {
    await announcing(true);
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('rebranding')).not.toBeNull();
  });

  test('does not open when the server has nothing to announce', async () => {
    const server = await announcing(false);
    await waitFor(() => expect(server.routes()).toEqual(['GET /v1/rebranding']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { noContacts } from '#contract/contacts.ts';
import type { Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { startSession } from '#client/app/boot/start-session.ts';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { shownToast, ToastHost } from '#client/kit/toast/toast-host.tsx';
import { games } from './people';

interface Surroundings {
  readonly me?: Me | null;
  readonly path?: string;
  readonly played?: readonly Game[];
  /** Responses embedded in the page, by the address that would be requested. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
};

/** The session begins in several tasks: a test that has taken the timers over has to let them pass. */
const passTasks = async (started: Promise<void>): Promise<void> => {
  if (Object.hasOwn(setTimeout, 'clock')) await jest.advanceTimersByTimeAsync(1);
  await started;
};

/** Renders components with a store seeded as by the server's page, an address and the toasts. */
export const renderInApp = async (
  part: ReactNode,
  { me = null, path = '/', played = games, answers = {} }: Surroundings = {},
) => {
  const store = createAppStore();
  await shownToast.preload();
  const started = startSession(store, {
    me,
    games: played,
    serverTime: null,
    demo: false,
    contacts: noContacts,
    release: null,
    reporting: null,
    zoneOffset: null,
    answers,
  });
  await passTasks(started);
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        {part}
        <ToastHost />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
};

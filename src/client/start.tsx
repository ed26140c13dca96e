import { setNonce } from 'get-nonce';
import { newReleaseEvent } from './api/release';
import { App } from './app/app';
import { reportCaughtError, collectErrors } from './app/reporting/early-errors';
import { leavePage } from './app/boot/leave-page';
import { mountPage } from './app/boot/mount-page';
import { readBoot, startSession } from './app/boot/start-session';
import { startOnceLoaded, startWhenIdle } from './app/boot/start-when-idle';
import { askFirst, prefetchPage } from './app/router/prefetch-page';
import { storeReferral } from './app/session/store-referral';
import { signedIn } from './app/shell/lazy-signed-in';
import { createAppStore } from './app/store/create-app-store';
import { tabStorage } from './kit/store/browser-storage';
import { pause } from './kit/layout/pause';
import { storeLocale } from './kit/texts/define-texts';
import { noteActorStep } from './entities/support/tab-past';
import { setRecorder } from './kit/machines/inspection';
import { useAddressWithGame } from './entities/game/chosen-game';
import { setAddressHook, setPrefetch } from './kit/routing/link';

// Scroll locks of dialogs create a style element: the page's content security policy requires its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

history.scrollRestoration = 'manual';
setPrefetch((path) => void prefetchPage(path));
setAddressHook(useAddressWithGame);

setRecorder(noteActorStep);
storeReferral();
storeLocale();
addEventListener(
  newReleaseEvent,
  (event) =>
    void import(/* webpackChunkName: "renew-page" */ './app/boot/reload-for-release').then(
      (m) => event instanceof CustomEvent && m.reloadForRelease(String(event.detail)),
      () => undefined,
    ),
);

// Only for people who use the keyboard.
addEventListener(
  'keydown',
  () =>
    startOnceLoaded(() =>
      import(/* webpackChunkName: "keep-focus" */ './app/boot/serve-keyboard').then((m) => m.serveKeyboard),
    ),
  { once: true },
);

// This page was left or loaded again while something was open: Back has to pass its entry by.
if ('layer' in Object(history.state))
  startOnceLoaded(() =>
    import(/* webpackChunkName: "listen-for-back" */ './kit/overlay/listen-for-back').then((m) => m.listenForBack),
  );

/** Tools for developers: in demo mode in a tab that asked for them (`toolOfTab`), always in `npm run dev`. */
const wantsTools = (demo: boolean): boolean =>
  process.env.NODE_ENV !== 'production' || (demo && /tools|inspect/.test(location.search + tabStorage.get('tools')));

export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const boot = readBoot();
  if (boot.reporting !== null) collectErrors();
  let empty = () => root.remove();
  const store = createAppStore(() => {
    empty();
    leavePage();
  });
  const frame = wantsTools(boot.demo)
    ? await (await import(/* webpackChunkName: "devtools" */ './app/devtools/start-tools')).startTools(store)
    : undefined;
  // The HTML of index.html stays until the page can replace it.
  const code = Promise.all([prefetchPage(location.pathname), boot.me === null ? undefined : signedIn.preload()]);
  await pause();
  await startSession(store, boot);
  await code;
  await pause();
  await askFirst(store, boot.me);
  const app = <App store={store} demo={boot.demo} contacts={boot.contacts} frame={frame} />;
  empty = mountPage(root, app, {
    onCaughtError: (problem) => {
      reportCaughtError(problem);
      console.error(problem);
    },
  });
  startWhenIdle(async () => {
    const { watchPerson } = await import(/* webpackChunkName: "watch-person" */ './app/boot/watch-person');
    return () => watchPerson(store);
  });
  const { reporting } = boot;
  if (reporting !== null)
    startWhenIdle(async () => {
      const part = await import(/* webpackChunkName: "reporting" */ './app/reporting/start-reporting');
      return () => part.startReporting(reporting);
    });
};

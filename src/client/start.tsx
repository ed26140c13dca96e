import { setNonce } from 'get-nonce';
import { otherRelease } from './api/release';
import { App } from './app/app';
import { reportProblem, watchProblems } from './app/reporting/early-problems';
import { drawPage } from './app/boot/draw-page';
import { readBoot, startSession } from './app/boot/start-session';
import { prefetchPage } from './app/router/prefetch-page';
import { keepReferral } from './app/session/keep-referral';
import { signedIn } from './app/shell/signed-in-parts';
import { createAppStore } from './app/store/create-app-store';
import { whenIdle } from './kit/layout/later';
import { keepLocale } from './kit/texts/define-texts';
import { useAddressWithGame } from './entities/game/game-place';
import { onAddress, onPrefetch } from './kit/routing/link';

// Scroll locks of dialogs write a style element: the page's policy wants its nonce on it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

history.scrollRestoration = 'manual';
onPrefetch((path) => void prefetchPage(path));
onAddress(useAddressWithGame);

keepReferral();
keepLocale();
addEventListener(
  otherRelease,
  (event) =>
    void import(/* webpackChunkName: "renew-page" */ './app/boot/renew-page').then(
      (m) => event instanceof CustomEvent && m.renewPage(String(event.detail)),
      () => undefined,
    ),
);

export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const boot = readBoot();
  if (boot.reporting !== null) watchProblems();
  const query = new URLSearchParams(boot.demo ? location.search : '');
  const store = createAppStore(query.has('devtools') || undefined);
  const inspection = query.get('inspect');
  if (inspection !== null) {
    await (await import(/* webpackChunkName: "inspector" */ './app/boot/attach-inspector')).attachInspector(inspection);
  }
  // The promise of index.html stands until the page itself can take its place.
  await Promise.all([
    prefetchPage(location.pathname),
    startSession(store, boot),
    boot.me === null ? undefined : signedIn.preload(),
  ]);
  drawPage(root, <App store={store} demo={boot.demo} />, {
    onCaughtError: (problem) => {
      reportProblem(problem);
      console.error(problem);
    },
  });
  const { reporting } = boot;
  if (reporting !== null)
    whenIdle(async () => {
      const part = await import(/* webpackChunkName: "reporting" */ './app/reporting/start-reporting');
      part.startReporting(reporting);
    });
};

import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readBoot } from './app/boot/boot';
import { startSession } from './app/boot/start-session';
import { prefetchRoute } from './app/router/prefetch-route';
import { keepReferral } from './app/session/keep-referral';
import { signedIn } from './app/shell/signed-in-parts';
import { createAppStore } from './app/store/create-app-store';
import { onPrefetch } from './ui/routing/prefetch';

// Scroll locks of dialogs write a style element: the page's policy wants its nonce on it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

history.scrollRestoration = 'manual';
onPrefetch((path) => void prefetchRoute(path));

keepReferral();
const boot = readBoot();
const store = createAppStore();
const inspection = new URLSearchParams(location.search).get('inspect');
if (boot.demo && inspection !== null) {
  await (await import(/* webpackChunkName: "inspector" */ './machines/inspection/attach-inspector')).attachInspector(inspection);
}
// The promise of index.html stands until the page itself can take its place.
await Promise.all([prefetchRoute(location.pathname), startSession(store, boot), boot.me === null ? undefined : signedIn.preload()]);
createRoot(root).render(<App store={store} demo={boot.demo} />);

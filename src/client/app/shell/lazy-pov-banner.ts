import { lazyPart } from '../../ui/overlay/lazy-part';

/** Hardly ever asked for: it comes after the shell, and brings no more than the banner itself. */
export const povBanner = lazyPart(() => import(/* webpackChunkName: "pov-banner" */ '../../features/pov-request/pov-banner').then((m) => m.PovBanner));

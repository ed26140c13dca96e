import { lazyPart } from '../../ui/overlay/lazy-part';

/** Mates only: clients and guests never load its machine. */
export const mateToggle = lazyPart(() =>
  import(/* webpackChunkName: "mate-toggle" */ '../../features/mate-toggle/mate-toggle').then((m) => m.MateToggle),
);

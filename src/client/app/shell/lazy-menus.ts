import { lazyPart } from '../../ui/overlay/lazy-part';

/** The header's menus and the primitive beneath them come on first use. */
export const gameMenu = lazyPart(() => import(/* webpackChunkName: "menus" */ './menus/game-menu').then((m) => m.GameMenu));
export const playMenu = lazyPart(() => import(/* webpackChunkName: "menus" */ './menus/play-menu').then((m) => m.PlayMenu));
export const matesMenu = lazyPart(() => import(/* webpackChunkName: "menus" */ './menus/mates-menu').then((m) => m.MatesMenu));
export const howMenu = lazyPart(() => import(/* webpackChunkName: "menus" */ './menus/how-menu').then((m) => m.HowMenu));
export const userMenu = lazyPart(() => import(/* webpackChunkName: "menus" */ './menus/user-menu').then((m) => m.UserMenu));

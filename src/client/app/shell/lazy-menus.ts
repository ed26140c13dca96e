import type { ComponentType, ReactElement } from 'react';
import { lazyComponent } from '../../kit/overlay/lazy-component';

type Menu = ComponentType<{ readonly trigger: ReactElement }>;

const menu = (load: () => Promise<Menu>) => lazyComponent(load, { renderError: null });

/** The header's menus and the library under them load on first use. */
export const gameMenu = menu(() => import(/* webpackChunkName: "menus" */ './menus/game-menu').then((m) => m.GameMenu));
export const playMenu = menu(() => import(/* webpackChunkName: "menus" */ './menus/play-menu').then((m) => m.PlayMenu));
export const matesMenu = menu(() =>
  import(/* webpackChunkName: "menus" */ './menus/mates-menu').then((m) => m.MatesMenu),
);
export const howMenu = menu(() => import(/* webpackChunkName: "menus" */ './menus/how-menu').then((m) => m.HowMenu));
export const userMenu = menu(() => import(/* webpackChunkName: "menus" */ './menus/user-menu').then((m) => m.UserMenu));

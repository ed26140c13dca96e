import type { ConfigureStoreOptions } from '@reduxjs/toolkit';
import { toolOfTab } from './tools-of-tab';
import { panelAction, panelState } from './panel-state';

/** Number of actions that DevTools store; older ones are merged into the state with which the history begins. */
const storedActions = 5000;

/** How Redux DevTools show this page: https://github.com/reduxjs/redux-devtools, extension/docs/API/Arguments.md */
export const devToolsOptions: Exclude<ConfigureStoreOptions['devTools'], boolean | undefined> = {
  name: `Напарник ${typeof location === 'undefined' ? '' : location.pathname}`,
  maxAge: storedActions,
  // A trace with each action makes the panel several times slower: only `?devtools=trace` wants them.
  trace: toolOfTab('devtools') === 'trace',
  traceLimit: 25,
  stateSanitizer: panelState,
  actionSanitizer: panelAction,
};

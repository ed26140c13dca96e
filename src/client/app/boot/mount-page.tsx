import { type ReactNode, startTransition } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { stylisPlugins } from '../../kit/theme/nest-groups';

/**
 * Renders the page in a transition, so that presses and frames are handled in between. What the server has put into the
 * root stays until the first render is complete, and that render has all that came with the document
 * (`askFirst`). Returns a function that empties the page.
 */
export const mountPage = (root: HTMLElement, page: ReactNode, options: RootOptions): (() => void) => {
  const reactRoot = createRoot(root, options);
  const styled = <StyleSheetManager stylisPlugins={stylisPlugins}>{page}</StyleSheetManager>;
  startTransition(() => reactRoot.render(styled));
  return () => {
    reactRoot.unmount();
    root.remove();
  };
};

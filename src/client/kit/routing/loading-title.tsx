import { VisuallyHidden } from '../layout/visually-hidden';
import { usePageTitle } from './page-title';

/** The heading of a page that is on its way: it names the page, and leaves the focus to the heading that comes. */
export const LoadingTitle = ({ children }: { readonly children: string }) => {
  usePageTitle(children);
  return <VisuallyHidden as="h1">{children}</VisuallyHidden>;
};

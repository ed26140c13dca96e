import { VisuallyHidden } from '../layout/visually-hidden';
import { usePageTitle } from './page-title';

/** The heading of a page that is still loading: it names the page, but leaves the focus to the final heading. */
export const LoadingTitle = ({ children }: { readonly children: string }) => {
  usePageTitle(children);
  return <VisuallyHidden as="h1">{children}</VisuallyHidden>;
};

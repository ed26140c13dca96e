import type { ComponentProps } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { PageTitle } from '../routing/page-title';
import { Page } from './page';
import { VisuallyHidden } from './visually-hidden';

interface MissingPageProps extends ComponentProps<typeof EmptyState> {
  /** Of the page in the browser, and its hidden heading. */
  readonly title: string;
}

/** In place of a page about something that does not exist. */
export const MissingPage = ({ title, ...state }: MissingPageProps) => (
  <Page>
    <VisuallyHidden as={PageTitle}>{title}</VisuallyHidden>
    <EmptyState {...state} />
  </Page>
);

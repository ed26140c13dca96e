import { Page } from '../layout/page';
import { PageTitle } from '../routing/page-title';
import { ErrorState } from './error-state';

interface PageErrorProps {
  /** What did not open. */
  readonly title: string;
  readonly text: string | undefined;
  readonly onRetry: () => unknown;
}

/** A page of which nothing came: it still has its one heading and its name in the browser. */
export const PageError = ({ title, text, onRetry }: PageErrorProps) => (
  <Page>
    <ErrorState heading={<PageTitle>{title}</PageTitle>} text={text} onRetry={onRetry} />
  </Page>
);

import { Status } from './status';
import { CloudOff } from '../icons/cloud-off';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { defineTexts } from '../texts/define-texts';
import { Button } from '../controls/button';
import { StateBox, StateIcon } from './empty-state';
import { theme } from '../theme/theme';
import { RetryWhenOnline } from './retry-when-online';
import { Page } from '../layout/page';
import { PageTitle } from '../routing/page-title';

const texts = defineTexts({
  ru: {
    somethingWrong: 'Что-то пошло не так. Можно попробовать ещё раз.',
    retry: 'Повторить',
    listFailed: 'Список не загрузился',
    stale: 'Не обновилось: здесь могут быть старые данные.',
    refresh: 'Обновить',
  },
});

interface ErrorStateProps {
  /** Needed where nothing else names the failed part. */
  readonly heading?: ReactNode;
  /** What happened: the message of the refusal. */
  readonly text?: string | undefined;
  readonly onRetry: () => unknown;
}

export const ErrorState = ({ heading, text = texts.somethingWrong, onRetry }: ErrorStateProps) => (
  <StateBox role="alert">
    <StateIcon aria-hidden>
      <CloudOff />
    </StateIcon>
    {heading}
    <p>{text}</p>
    <Button size="sm" onClick={onRetry}>
      {texts.retry}
    </Button>
    <RetryWhenOnline retry={onRetry} />
  </StateBox>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** In place of a field's options that failed to load; the rest of the form stays usable. */
export const ListFailed = ({
  text = texts.listFailed,
  onRetry,
}: {
  readonly text?: string | undefined;
  readonly onRetry: () => unknown;
}) => (
  <Line role="alert">
    {text}
    <Button size="sm" variant="ghost" onClick={onRetry}>
      {texts.retry}
    </Button>
    <RetryWhenOnline retry={onRetry} />
  </Line>
);

/** A lost line heals by itself: queries are fetched again after a second or two. */
const silentMs = 5000;

/** Below what is shown, when fetching it again has failed for a while. */
export const StaleNote = ({ onRetry }: { readonly onRetry: () => unknown }) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), silentMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Line>
      <Status as="span">{texts.stale}</Status>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        {texts.refresh}
      </Button>
    </Line>
  );
};

interface PageErrorProps {
  /** The name of the page that failed to load. */
  readonly title: string;
  readonly text: string | undefined;
  readonly onRetry: () => unknown;
}

/** A page that failed to load completely still has its heading and its title in the browser. */
export const PageError = ({ title, text, onRetry }: PageErrorProps) => (
  <Page>
    <ErrorState heading={<PageTitle>{title}</PageTitle>} text={text} onRetry={onRetry} />
  </Page>
);

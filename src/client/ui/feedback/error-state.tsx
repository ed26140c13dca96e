import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { StateBox, StateIcon } from './empty-state';
import { texts } from './texts';

interface ErrorStateProps {
  /** Where nothing else names the place. */
  readonly heading?: ReactNode;
  /** What happened, in words: the refusal's message. */
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
  </StateBox>
);

import { useState } from 'react';
import type { AdminSubject } from '#domain/people/admin-subject.ts';
import { failureOf } from '#client/api/api-error.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { untilSeen } from '../../kit/acts/why-not';
import { Panel } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { eitherFilter } from '../../kit/list/filters';
import { Quiet } from '../../kit/quiet';

/** Words of a section about work that failed: it is still tried by itself, or was given up. */
interface StateTexts {
  readonly givenUp: string;
  readonly trying: string;
}

interface FailedStateProps {
  readonly texts: StateTexts;
  /** When it was given up; null while it is still tried. */
  readonly failedAt: string | null;
}

export const FailedState = ({ texts: { givenUp, trying }, failedAt }: FailedStateProps) => (
  <Badge $tone={failedAt === null ? 'warn' : 'danger'}>{failedAt === null ? trying : givenUp}</Badge>
);

/** The filter by that state. */
export const failedFilter = (label: string, { givenUp, trying }: StateTexts) =>
  eitherFilter('givenUp', label, givenUp, trying);

/** The tabs above the list. */
export const failedViews = ({ all, givenUp, trying }: StateTexts & { readonly all: string }) => [
  { name: all, query: '' },
  { name: givenUp, query: 'givenUp=true' },
  { name: trying, query: 'givenUp=false' },
];

/** Whether a record that was seen is no longer there: the work is done, and what was loaded of it is out of date. */
export const isDone = (seen: object | undefined, error: unknown): boolean =>
  seen !== undefined && error !== undefined && failureOf(error).code === 'NOT_FOUND';

export const DoneWork = ({ told }: { readonly told: string }) => (
  <Panel role="status">
    <Badge $tone="ok">{told}</Badge>
  </Panel>
);

interface RetryProps {
  readonly subject: AdminSubject;
  readonly texts: {
    readonly retry: string;
    readonly retryTitle: string;
    readonly retryDo: string;
    readonly retried: string;
  };
  /** What happens then. */
  readonly told: string;
  readonly retry: (body: { readonly reason: string; readonly seen: number }) => Promise<unknown>;
}

/** Has it done again, with the operator's reason for the log. */
export const RetryFailed = ({ subject, texts, told, retry }: RetryProps) => {
  const [asking, setAsking] = useState(false);
  const seen = useSeen(subject, asking);
  const toast = useToast();
  return (
    <>
      <Button variant="primary" wide whyNot={untilSeen(seen)} onClick={() => setAsking(true)}>
        {texts.retry}
      </Button>
      {asking && (
        <ReasonDialog
          title={texts.retryTitle}
          confirmLabel={texts.retryDo}
          toPerson={false}
          dangerous={false}
          consequence={<Quiet>{told}</Quiet>}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await retry({ reason, seen: seen ?? 0 });
            toast.success(texts.retried);
          }}
        />
      )}
    </>
  );
};

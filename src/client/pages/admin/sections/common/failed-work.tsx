import type { AdminSubject } from '#domain/people/admin-subject.ts';
import { failureOf } from '#client/api/api-error.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import type { QueryState } from '#client/api/loaded.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel } from '../../kit/drawer/panel';
import { eitherFilter } from '../../kit/list/filters';
import { Quiet } from '../../kit/quiet';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { type Mutation, useAct } from '../../kit/acts/use-act';

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
export const isDone = ({ currentData, error }: Pick<QueryState<object>, 'currentData' | 'error'>): boolean =>
  currentData !== undefined && error !== undefined && failureOf(error).code === 'NOT_FOUND';

interface DoneDrawerProps {
  readonly title: string;
  readonly subject: AdminSubject;
  readonly told: string;
}

/** In place of the drawer of work that is done. */
export const DoneDrawer = ({ title, subject, told }: DoneDrawerProps) => (
  <Drawer title={title} subject={subject} query={{ data: told, refetch: () => undefined }}>
    {(text) => (
      <Panel role="status">
        <Badge $tone="ok">{text}</Badge>
      </Panel>
    )}
  </Drawer>
);

interface RetryProps<Args> {
  readonly subject: AdminSubject;
  readonly texts: {
    readonly retry: string;
    readonly retryTitle: string;
    readonly retryDo: string;
    readonly retried: string;
  };
  /** What happens then. */
  readonly told: string;
  readonly retry: Mutation<Args, unknown>;
  readonly argsOf: (body: { readonly reason: string; readonly seen: number }) => Args;
}

/** Has it done again, with the operator's reason for the log. */
export const RetryFailed = <Args,>({ subject, texts, told, retry, argsOf }: RetryProps<Args>) => {
  const act = useAct(retry, { title: texts.retryTitle, subject, done: texts.retried });
  return (
    <>
      <ActButton act={act} variant="primary" wide>
        {texts.retry}
      </ActButton>
      <ActDialog
        act={act}
        title={texts.retryTitle}
        confirmLabel={texts.retryDo}
        toPerson={false}
        dangerous={false}
        consequence={<Quiet>{told}</Quiet>}
        argsOf={argsOf}
      />
    </>
  );
};

import { Status } from '#client/kit/feedback/status.tsx';
import type { ReactNode } from 'react';
import type { DeskSubject } from '#domain/people/desk-subject.ts';
import { failureIn } from '#client/api/api-error.ts';
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

/** A record that was seen and is no longer there: the work is done, and what was loaded of it is out of date. */
const orDone = <Line extends object>(query: QueryState<Line>): QueryState<Line | 'done'> =>
  query.currentData !== undefined && failureIn(query)?.code === 'NOT_FOUND'
    ? { data: 'done', refetch: query.refetch }
    : query;

interface FailedDrawerProps<Line> {
  readonly title: string;
  readonly subject: DeskSubject;
  readonly query: QueryState<Line>;
  /** Once it was done meanwhile. */
  readonly done: string;
  readonly footer: (line: Line) => ReactNode;
  readonly children: (line: Line) => ReactNode;
}

/** Failed work next to its list. */
export const FailedDrawer = <Line extends object>({
  query,
  done,
  footer,
  children,
  ...about
}: FailedDrawerProps<Line>) => (
  <Drawer {...about} query={orDone(query)} footer={(line) => (line === 'done' ? null : footer(line))}>
    {(line) =>
      line === 'done' ? (
        <Status as={Panel}>
          <Badge $tone="ok">{done}</Badge>
        </Status>
      ) : (
        children(line)
      )
    }
  </Drawer>
);

interface RetryProps<Args> {
  readonly subject: DeskSubject;
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

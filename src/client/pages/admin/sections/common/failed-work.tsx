import type { AdminSubject } from '#domain/people/admin-subject.ts';
import { Badge } from '#client/kit/display/badge.tsx';
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

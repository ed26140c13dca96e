import type { StageEvent } from '../lifecycle/stage-log';
import type { StepLog } from '../lifecycle/step-log';
import type { ArticleStatus } from './article-enums';
import { articleAfter } from './article-machine';
import { articleEventTypes, type ArticleEventType } from './article-rules';

/** An article as its rules see it. */
export interface LoggedArticle {
  readonly status: ArticleStatus;
  readonly live: boolean;
  readonly hasVersion: boolean;
}

/** `buyers`: how many had paid for it and were not refunded. */
export type LoggedArticleEvent = StageEvent<ArticleEventType> & { readonly buyers: number };

/** Steps of articles; what is written in them stands in their versions. */
export const articleLog: StepLog<LoggedArticle, LoggedArticleEvent> = {
  aggregate: 'article',
  rules: 1,
  events: articleEventTypes,
  apply: ({ status, live, hasVersion }, { type, buyers }) => {
    const after = articleAfter(status, { live, hasVersion, buyers }, { type });
    return 'refused' in after ? null : { ...after, hasVersion: hasVersion || type === 'article.approved' };
  },
};

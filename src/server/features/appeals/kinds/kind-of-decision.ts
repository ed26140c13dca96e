import type { App } from '../../../platform/app';
import type { Executor, Tx } from '../../../platform/db/open-database';
import type { Actor } from '../../../platform/sessions/actor';

/** A decision that stands, as its person and the operators read it. */
export interface Decision {
  /** The id within its kind: another decision about the same thing has another. */
  readonly id: string;
  /** The id of what was decided about: a strike, a person, a review, an article, a gift. */
  readonly about: string;
  readonly personId: string;
  /** What was decided, in Russian. */
  readonly title: string;
  /** Why, in the words of the operator; null for a decision of a rule. */
  readonly reason: string | null;
  /** The person's own text that it was about; null where there is none. */
  readonly excerpt: string | null;
  /** The operator who decided; null: a rule did. */
  readonly by: string | null;
  readonly at: Date;
}

interface Undoing {
  readonly decision: Decision;
  /** The operator who upholds the appeal. */
  readonly actor: Actor;
  /** Their words, which the person reads. */
  readonly reason: string;
}

/** One kind of decision that may be appealed against. */
export interface KindOfDecision {
  /** The person's decisions that stand and were made since that moment; the person alone may appeal. */
  readonly list: (db: Executor, personId: string, since: Date) => Promise<readonly Decision[]>;
  /** The decision with this id; null when there is none or it no longer stands. */
  readonly read: (db: Executor, id: string) => Promise<Decision | null>;
  /** Undoes the decision and what followed from it. It stands, and everything it changes is locked here. */
  readonly undo: (app: App, tx: Tx, undoing: Undoing) => Promise<void>;
}

/** Decisions about one thing are told apart by when they were made, which the thing itself stores. */
export const decisionId = (about: string, at: Date): string => `${about}.${at.getTime()}`;

/** What a decision with such an id was about. */
export const aboutOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

/** Characters of the person's own text that are kept with a decision. */
export const excerptLength = 500;

import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '#domain/text/is-record.ts';
import { type ChatState, initialChatState } from '#client/entities/chat/store/chat-state.ts';

/** The chat's actions, and what has to be known to replay them. */
export interface ActionLog {
  /** The chat before the first action. Not empty when earlier actions were merged into it. */
  readonly start: ChatState;
  readonly actions: readonly UnknownAction[];
  /** The number of actions of the chat that are left out because they were skipped in DevTools. */
  readonly skipped: number;
}

export const emptyLog: ActionLog = { start: initialChatState, actions: [], skipped: 0 };

const isChatState = (value: unknown): value is ChatState =>
  isRecord(value) && Object.keys(initialChatState).every((name) => name in value);

/** The chat of a state of the whole store; empty where the chat was not loaded yet. */
const chatIn = (state: unknown): ChatState => {
  if (typeof state === 'string') return chatIn(JSON.parse(state));
  const chat = isRecord(state) ? state['chat'] : undefined;
  if (chat === undefined) return initialChatState;
  if (!isChatState(chat)) throw new Error('The state with which this log begins is no state of this chat.');
  return chat;
};

/** An entry of Redux DevTools wraps the action; a plain log holds it directly. */
const actionsOf = (entries: readonly unknown[]): readonly UnknownAction[] =>
  entries
    .flatMap((entry): UnknownAction[] => {
      if (isAction(entry) && entry.type === 'PERFORM_ACTION' && 'action' in entry)
        return [...actionsOf([entry['action']])];
      return isAction(entry) ? [{ ...entry }] : [];
    })
    .filter(({ type }) => type.startsWith('chat/'));

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** While recording is paused, DevTools hold one action of this type: only its state is known. */
const pausedType = '@@PAUSED';

/** The state of Redux DevTools itself. */
const readLifted = (lifted: Readonly<Record<string, unknown>>): ActionLog => {
  const { actionsById, stagedActionIds, skippedActionIds, committedState, computedStates } = lifted;
  const byId = isRecord(actionsById) ? actionsById : {};
  const ids = Array.isArray(stagedActionIds) ? idsIn(stagedActionIds) : Object.keys(byId);
  const skippedIds = new Set(idsIn(skippedActionIds));
  const pausedAt = ids.findLastIndex((id) => {
    const entry = byId[id];
    return isRecord(entry) && isRecord(entry['action']) && entry['action']['type'] === pausedType;
  });
  const paused: unknown = Array.isArray(computedStates) ? computedStates[pausedAt] : undefined;
  const entriesOf = (isWanted: (id: string) => boolean) =>
    actionsOf(ids.slice(pausedAt + 1).flatMap((id) => (isWanted(id) ? [byId[id]] : [])));
  return {
    start: chatIn(isRecord(paused) ? paused['state'] : committedState),
    actions: entriesOf((id) => !skippedIds.has(id)),
    skipped: entriesOf((id) => skippedIds.has(id)).length,
  };
};

/**
 * Reads the chat's actions from an exported log: a list of actions, the file that Redux DevTools exports, or its lifted
 * state. The exported file does not say which actions were skipped; the lifted state does.
 * @throws Error when it is none of these
 */
export const readActionLog = (log: unknown): ActionLog => {
  if (typeof log === 'string') return readActionLog(JSON.parse(log));
  if (Array.isArray(log)) return { ...emptyLog, actions: actionsOf(log) };
  if (isRecord(log)) {
    if (isRecord(log['actionsById'])) return readLifted(log);
    const { payload, actions, preloadedState } = log;
    const inner = payload ?? actions;
    if (inner !== undefined) {
      const read = readActionLog(inner);
      return preloadedState === undefined || preloadedState === null
        ? read
        : { ...read, start: chatIn(preloadedState) };
    }
  }
  throw new Error('This is no log of actions: a list of them or an export of Redux DevTools is wanted.');
};

/** Whether the log begins with a chat that is not empty. */
export const beginsLater = ({ start }: ActionLog): boolean =>
  start !== initialChatState && JSON.stringify(start) !== JSON.stringify(initialChatState);

/** The log as a file that can be opened again, here and in Redux DevTools. */
export const logText = (log: ActionLog): string =>
  JSON.stringify(
    beginsLater(log)
      ? { payload: JSON.stringify(log.actions), preloadedState: JSON.stringify({ chat: log.start }) }
      : log.actions,
    null,
    1,
  );

import { isAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of Redux DevTools holds the action inside; a plain log holds it bare. */
const actionOf = (entry: unknown): UnknownAction[] => {
  if (isAction(entry) && entry.type === 'PERFORM_ACTION' && 'action' in entry) return actionOf(entry['action']);
  return isAction(entry) ? [{ ...entry }] : [];
};

/**
 * The chat's actions out of an exported log: a list of actions, the file that Redux DevTools exports, or its lifted
 * state.
 * @throws Error when it is none of these
 */
export const readActionLog = (log: unknown): readonly UnknownAction[] => {
  if (typeof log === 'string') return readActionLog(JSON.parse(log));
  if (Array.isArray(log)) return log.flatMap(actionOf).filter(({ type }) => type.startsWith('chat/'));
  if (isRecord(log)) {
    const { actionsById, stagedActionIds, payload, actions } = log;
    if (isRecord(actionsById)) {
      const ids = Array.isArray(stagedActionIds) ? stagedActionIds.map(String) : Object.keys(actionsById);
      return readActionLog(ids.map((id) => actionsById[id]));
    }
    if (payload !== undefined) return readActionLog(payload);
    if (actions !== undefined) return readActionLog(actions);
  }
  throw new Error('This is no log of actions: a list of them or an export of Redux DevTools is wanted.');
};

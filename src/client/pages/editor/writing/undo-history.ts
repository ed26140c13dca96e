import { type Editor, Extension } from '@tiptap/core';
import { redo, undo } from '@tiptap/pm/history';
import { Node } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { Step } from '@tiptap/pm/transform';
import { fromEditor } from './from-editor';
import { tabStorage } from '#client/kit/store/browser-storage.ts';

/** One transaction: its steps, its time, and how the history took it. */
interface Entry {
  readonly steps: readonly unknown[];
  readonly time: number;
  readonly undoable: boolean;
  /** It was appended to the transaction before it. */
  readonly appended?: boolean;
  readonly composition?: unknown;
  /** It was an undo or a redo. */
  readonly way?: 'undo' | 'redo';
}

interface StoredHistory {
  /** The document before the entries. */
  readonly base: unknown;
  readonly entries: readonly Entry[];
  /** The document after the entries, as it would be sent. */
  readonly result: string;
}

/** Beyond this the oldest are merged into the base. */
const mostEntries = 400;
/** The storage of a tab holds about five million characters in all. */
const mostCharacters = 1_500_000;

interface ChangeLog {
  base: Node;
  entries: Entry[];
}

const logs = new WeakMap<Editor, ChangeLog>();

/** The key of the history plugin and of its metadata in transactions. */
const historyName = 'history$';

const kindOf = (tr: Transaction): Entry['way'] => {
  const meta: unknown = tr.getMeta(historyName);
  if (typeof meta !== 'object' || meta === null || !('redo' in meta)) return undefined;
  return meta.redo === true ? 'redo' : 'undo';
};

const entryOf = (tr: Transaction, appended: boolean): Entry => {
  const [kind, composition] = [kindOf(tr), tr.getMeta('composition')];
  return {
    steps: tr.steps.map((step) => step.toJSON()),
    time: tr.time,
    undoable: tr.getMeta('addToHistory') !== false,
    ...(appended ? { appended } : {}),
    ...(composition === undefined ? {} : { composition }),
    ...(kind === undefined ? {} : { way: kind }),
  };
};

/** Merges the older half of the entries into the base. */
const shorten = (log: ChangeLog): void => {
  for (const { steps } of log.entries.splice(0, mostEntries / 2))
    for (const step of steps) log.base = Step.fromJSON(log.base.type.schema, step).apply(log.base).doc ?? log.base;
};

/** Records every change, so that it can be undone after a reload as well. */
export const UndoHistory = Extension.create({
  name: 'keptHistory',
  onTransaction: ({ editor, transaction, appendedTransactions = [] }) => {
    const log = logs.get(editor) ?? { base: transaction.before, entries: [] };
    logs.set(editor, log);
    if (transaction.docChanged) log.entries.push(entryOf(transaction, false));
    for (const tr of appendedTransactions) if (tr.docChanged) log.entries.push(entryOf(tr, true));
    if (log.entries.length > mostEntries) shorten(log);
  },
});

const sentAs = (doc: Node): string => JSON.stringify(fromEditor(doc.toJSON()));

const keyOf = (name: string): string => `undo:${name}`;

/** Stores the undo history for a reload of this tab; nothing if the storage is full or forbidden. */
export const storeHistory = (editor: Editor, name: string): void => {
  const log = logs.get(editor);
  if (log === undefined || log.entries.length === 0) return;
  const stored: StoredHistory = { base: log.base.toJSON(), entries: log.entries, result: sentAs(editor.state.doc) };
  try {
    const text = JSON.stringify(stored);
    if (text.length > mostCharacters) tabStorage.remove(keyOf(name));
    else tabStorage.set(keyOf(name), text);
  } catch {
    // Undo is lost then, the text is not.
  }
};

const readStored = (name: string): StoredHistory | null => {
  try {
    const stored: StoredHistory | null = JSON.parse(tabStorage.get(keyOf(name)) ?? 'null');
    return stored !== null && Array.isArray(stored.entries) ? stored : null;
  } catch {
    return null;
  }
};

/** Applies all entries with no plugin but the history: changes made by other plugins are among the entries. */
const replay = (start: EditorState, entries: readonly Entry[]): EditorState => {
  let state = start;
  let root: Transaction | null = null;
  const apply = (tr: Transaction): void => {
    state = state.apply(tr);
  };
  for (const { steps, time, undoable, appended = false, composition, way: kind } of entries) {
    if (kind !== undefined) {
      (kind === 'undo' ? undo : redo)(state, (tr) => {
        root = tr;
        apply(tr);
      });
      continue;
    }
    const tr: Transaction = state.tr.setTime(time).setMeta('addToHistory', undoable);
    for (const step of steps) tr.step(Step.fromJSON(state.schema, step));
    if (composition !== undefined) tr.setMeta('composition', composition);
    if (appended && root !== null) tr.setMeta('appendedTransaction', root);
    else root = tr;
    apply(tr);
  }
  return state;
};

/**
 * Replays the changes of before a reload, so that they can be undone; only if the result is exactly the current
 * document. True: it was.
 */
export const restoreHistory = (editor: Editor, name: string): boolean => {
  const stored = readStored(name);
  if (stored === null || stored.result !== sentAs(editor.state.doc)) return false;
  try {
    const { schema, plugins } = editor.state;
    const history = plugins.filter((plugin) => Object(plugin).key === historyName);
    const base = Node.fromJSON(schema, stored.base);
    base.check();
    const done = replay(EditorState.create({ doc: base, plugins: history }), stored.entries);
    if (sentAs(done.doc) !== stored.result) return false;
    editor.view.updateState(done.reconfigure({ plugins }));
    logs.set(editor, { base, entries: [...stored.entries] });
    return true;
  } catch {
    // Written by another release: the text stays, its undo history is lost.
    return false;
  }
};

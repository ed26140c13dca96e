import { isRecord } from '../text/is-record';

/** What a tab keeps of itself, and how much of it goes with a question to the support. */
export const supportPastLimits = {
  /** The last actions of the chat and steps of the page's machines, together. */
  steps: 500,
  /** Characters of the JSON that is sent. */
  characters: 200_000,
} as const;

/** One thing that a tab did: an action of the chat, or a step of one of the page's machines. */
export interface TabStep {
  /** Epoch ms by the browser's clock. */
  readonly at: number;
  /** Null: an action of the chat. */
  readonly machine: string | null;
  /** Where the step of a machine led; empty for an action. */
  readonly state: string;
  /** The action, or the event of the machine. */
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

/** The JSON that goes with a question. */
export interface SupportPast {
  readonly version: 1;
  readonly withTexts: boolean;
  /** Oldest first. */
  readonly steps: readonly TabStep[];
}

const isStep = (value: unknown): value is TabStep =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  (value['machine'] === null || typeof value['machine'] === 'string') &&
  typeof value['state'] === 'string' &&
  isRecord(value['event']) &&
  typeof value['event']['type'] === 'string';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads what a tab has sent; null for anything else: it comes from a browser, which may send what it likes. */
export const readSupportPast = (text: string): SupportPast | null => {
  const value = parsed(text);
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { withTexts, steps } = value;
  if (typeof withTexts !== 'boolean' || !Array.isArray(steps)) return null;
  if (steps.length > supportPastLimits.steps || !steps.every(isStep)) return null;
  return { version: 1, withTexts, steps };
};

/** The same with the actions of the chat beside the steps, as `/dev/replay` and `npm run chat:replay` play them. */
export const replayableText = (past: SupportPast): string =>
  JSON.stringify(
    { ...past, actions: past.steps.flatMap(({ machine, event }) => (machine === null ? [event] : [])) },
    null,
    1,
  );

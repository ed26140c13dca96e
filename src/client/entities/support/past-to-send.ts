import { supportPastLimits, type TabStep } from '#domain/people/support-past.ts';
import { shapeOfTexts } from '#domain/text/shape-of-texts.ts';
import { tabPast } from './tab-past';

/** A step as JSON; one that cannot be written, such as one with a file, only by its name. */
const textOf = (step: TabStep, withTexts: boolean): string => {
  try {
    return JSON.stringify(withTexts ? step : { ...step, event: shapeOfTexts(step.event) });
  } catch {
    return JSON.stringify({ ...step, event: { type: step.event.type } });
  }
};

interface PastToSend {
  /** JSON, within what one question may carry. */
  readonly text: string;
  /** How many steps it has: the newest ones. */
  readonly count: number;
}

/** What this tab has done, for the support. Without `withTexts` nobody's words are in it, only their shapes. */
export const pastToSend = (withTexts: boolean): PastToSend => {
  const head = `{"version":1,"withTexts":${withTexts},"steps":[`;
  let left = supportPastLimits.characters - head.length - 2;
  const newest: string[] = [];
  for (const step of tabPast.steps().toReversed()) {
    const text = textOf(step, withTexts);
    left -= text.length + 1;
    if (left < 0) break;
    newest.push(text);
  }
  return { text: `${head}${newest.reverse().join(',')}]}`, count: newest.length };
};

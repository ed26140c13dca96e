import { isAction, type Middleware } from '@reduxjs/toolkit';
import type { InspectionEvent } from 'xstate';
import { supportPastLimits, type TabStep } from '#domain/people/support-past.ts';

const kept: TabStep[] = [];
/** Where the oldest step stands once all places are taken. */
let oldest = 0;

const note = (step: TabStep): void => {
  if (kept.length < supportPastLimits.steps) {
    kept.push(step);
    return;
  }
  kept[oldest] = step;
  oldest = (oldest + 1) % supportPastLimits.steps;
};

/** The last actions of the chat and steps of machines of this tab. In memory only: a reload, or another person, ends it. */
export const tabPast = {
  note,
  /** Oldest first. */
  steps: (): readonly TabStep[] => [...kept.slice(oldest), ...kept.slice(0, oldest)],
  count: (): number => kept.length,
  clear: (): void => {
    kept.length = 0;
    oldest = 0;
  },
} as const;

/** Keeps the actions of the chat, as they are: what is sent of them is decided by the person. */
export const tabPastMiddleware: Middleware = () => (next) => (action) => {
  if (isAction(action) && action.type.startsWith('chat/'))
    note({ at: Date.now(), machine: null, state: '', event: { ...action } });
  return next(action);
};

/** Keeps a step of one of the page's machines: its event and where it led. */
export const noteActorStep = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.snapshot' || !('value' in event.snapshot)) return;
  const { value } = event.snapshot;
  note({
    at: Date.now(),
    machine: 'id' in event.actorRef ? String(event.actorRef.id) : event.actorRef.sessionId,
    state: typeof value === 'string' ? value : JSON.stringify(value),
    event: { ...event.event },
  });
};

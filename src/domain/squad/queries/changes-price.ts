import type { SquadContext } from '../squad-context';
import type { SquadChanges } from '../squad-event';

/** Whether an update touches what the price or its split depends on. */
export const changesPrice = (context: SquadContext, { category, durationMinutes, payMode }: SquadChanges): boolean =>
  (category !== undefined && category.id !== context.categoryId) ||
  (durationMinutes !== undefined && durationMinutes !== context.durationMinutes) ||
  (payMode !== undefined && payMode !== context.payMode);

import type { SquadEvent, SquadEventOf, SquadEventType } from '../squad-event';
import { inOrder, set, type Part } from './change';

/** Pure consequence of an event. */
export type Step = (event: SquadEvent) => Part;

const isOf = <Type extends SquadEventType>(event: SquadEvent, type: Type): event is SquadEventOf<Type> => event.type === type;

const touch = (event: SquadEvent): Part => set((context) => ({ touchedAt: event.by === 'system' ? context.touchedAt : event.at }));

/** A step for one type of event; an event of another type is a fault in the machine itself. */
export const on =
  <Type extends SquadEventType>(type: Type, part: (event: SquadEventOf<Type>) => Part): Step =>
  (event) => {
    if (!isOf(event, type)) throw new Error(`${type} cannot be carried out for ${event.type}`);
    return inOrder(touch(event), part(event));
  };

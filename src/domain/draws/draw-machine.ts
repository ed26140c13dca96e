import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type DrawEvent, drawLife } from './draw-states';

export const drawMachine = setup({ types: { events: phantom<DrawEvent>() } }).createMachine({
  id: 'draw',
  description: 'Розыгрыш',
  initial: 'OPEN',
  states: drawLife.states,
});

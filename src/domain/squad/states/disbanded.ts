import { squadSetup } from '../machine/squad-setup';

export const disbanded = squadSetup.createStateConfig({
  description: 'Сквад распущен, ничего не удержано',
  type: 'final',
  entry: 'disband',
});

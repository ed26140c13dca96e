import type { SquadHistoryItem } from '../../../contract/squads/squad-lists';
import type { BadgeTone } from '../../ui/data/badge';
import { texts } from './texts';

const tones: Readonly<Record<keyof typeof texts.outcome, BadgeTone>> = {
  PENDING: 'info',
  READY: 'info',
  STARTED: 'accent',
  IN_A_GAME: 'accent',
  FINISHED: 'warn',
  SETTLED: 'ok',
  DISBANDED: 'neutral',
  LEFT: 'neutral',
};

/** What became of a squad so far; a finished game is over when its money is settled. */
export const outcome = ({ status, settled, left }: Pick<SquadHistoryItem, 'status' | 'settled' | 'left'>): { readonly text: string; readonly tone: BadgeTone } => {
  const key = left && status !== 'DISBANDED' ? 'LEFT' : status === 'FINISHED' && settled ? 'SETTLED' : status;
  return { text: texts.outcome[key], tone: tones[key] };
};

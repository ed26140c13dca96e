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
  DISPUTED: 'danger',
  RECREATED: 'neutral',
  DISBANDED: 'neutral',
  LEFT: 'neutral',
};

/** What became of a squad so far; a finished game is over when its money is settled. */
export const outcome = ({ status, settled, left, dispute, recreatedAs }: Pick<SquadHistoryItem, 'status' | 'settled' | 'left' | 'dispute' | 'recreatedAs'>): { readonly text: string; readonly tone: BadgeTone } => {
  const disputed = dispute === 'NEW' || dispute === 'IN_PROGRESS';
  if (recreatedAs !== null) return { text: texts.outcome.RECREATED, tone: tones.RECREATED };
  if (disputed) return { text: texts.outcome.DISPUTED, tone: tones.DISPUTED };
  const key = left && status !== 'DISBANDED' ? 'LEFT' : status === 'FINISHED' && settled ? 'SETTLED' : status;
  return { text: texts.outcome[key], tone: tones[key] };
};

import type { SquadStatus } from '../../../../domain/enums/squad-status';
import { historyWords } from './history-words';
import type { HistoryLine } from './history-words';

export interface ToldLine {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

const statusAfter = ({ event }: HistoryLine, before: SquadStatus): SquadStatus =>
  event === 'STARTED' || event === 'IN_A_GAME' || event === 'FINISHED' || event === 'DISBANDED' ? event : before;

/** The story in words, the latest first. Lines come in the order of events, and an event's meaning hangs on what was before it. */
export const toldHistory = (lines: readonly HistoryLine[]): readonly ToldLine[] => {
  let status: SquadStatus = 'PENDING';
  const told = lines.map((line) => {
    const text = historyWords(line, status);
    status = statusAfter(line, status);
    return { id: line.id, at: line.at, text };
  });
  return told.reverse();
};

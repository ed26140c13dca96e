import { days } from './durations';

export const drawTerms = { finishedSquadWithin: days(30), baseTickets: 1, ticketsPerSquad: 1, maxTickets: 10 } as const;

import { asc, eq } from 'drizzle-orm';
import type { SquadView } from '../../../contract/squads/squad-view';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { App } from '../../app/app';
import { squadDisputeText } from '../../db/schema/squad-disputes';
import { readPeople, unknownPerson } from './read-people';

/** What both sides have said in the dispute of a squad. */
export const viewDispute = async (app: App, squadId: number, { dispute }: SquadContext): Promise<Pick<SquadView, 'disputeTexts'>> => {
  if (!dispute) return {};
  const rows = await app.db.select().from(squadDisputeText).where(eq(squadDisputeText.squadId, squadId)).orderBy(asc(squadDisputeText.id));
  const people = await readPeople(app.db, rows.map(({ authorId }) => authorId), app.clock.now());
  return {
    disputeTexts: rows.map(({ kind, authorId, text, createdAt }) => ({
      kind, author: people.get(authorId)?.person ?? unknownPerson(authorId), text, at: createdAt.toISOString(),
    })),
  };
};

import { asc, eq } from 'drizzle-orm';
import type { SquadView } from '../../../contract/squads/squad-view';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { App } from '../../app/app';
import { squadDisputeFile, squadDisputeText } from '../../db/schema/squad-disputes';
import { readPeople, unknownPerson } from './read-people';

/** What both sides have said and shown in the dispute of a squad, to those who are part of it; a stranger sees none of it. */
export const viewDispute = async (app: App, squadId: number, { dispute }: SquadContext): Promise<Pick<SquadView, 'disputeTexts' | 'disputeFiles'>> => {
  if (!dispute) return {};
  const rows = await app.db.select().from(squadDisputeText).where(eq(squadDisputeText.squadId, squadId)).orderBy(asc(squadDisputeText.id));
  const files = await app.db.select().from(squadDisputeFile).where(eq(squadDisputeFile.squadId, squadId)).orderBy(asc(squadDisputeFile.id));
  const people = await readPeople(app.db, [...rows, ...files].map(({ authorId }) => authorId), app.clock.now());
  const person = (id: string) => people.get(id)?.person ?? unknownPerson(id);
  return {
    disputeTexts: rows.map(({ kind, authorId, text, createdAt }) => ({ kind, author: person(authorId), text, at: createdAt.toISOString() })),
    disputeFiles: files.map(({ id, authorId, name, size }) => ({ id, author: person(authorId), name, size, url: `/v1/disputes/files/${id}` })),
  };
};

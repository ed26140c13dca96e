import { asc, eq } from 'drizzle-orm';
import type { SquadView } from '../../../../contract/squads/squad-view';
import type { PublicSquad } from '../../../../domain/squad/facts/squad-context';
import type { Executor } from '../../../platform/db/open-database';
import { squadDisputeFile, squadDisputeText } from '../../../platform/db/schema/squad-disputes';

/**
 * What both sides have said and shown in the dispute of a squad, to those who are part of it; a stranger sees none of
 * it.
 */
export const viewDispute = async (
  db: Executor,
  squadId: number,
  { dispute }: PublicSquad,
): Promise<Pick<SquadView, 'disputeTexts' | 'disputeFiles'>> => {
  if (!dispute) return {};
  const texts = await db
    .select()
    .from(squadDisputeText)
    .where(eq(squadDisputeText.squadId, squadId))
    .orderBy(asc(squadDisputeText.id));
  const files = await db
    .select()
    .from(squadDisputeFile)
    .where(eq(squadDisputeFile.squadId, squadId))
    .orderBy(asc(squadDisputeFile.id));
  return disputeView({ texts, files });
};

interface Said {
  readonly texts: readonly (typeof squadDisputeText.$inferSelect)[];
  readonly files: readonly (typeof squadDisputeFile.$inferSelect)[];
}

/** The rows of a dispute, in their order, as its parties read them. */
export const disputeView = ({ texts, files }: Said): Pick<SquadView, 'disputeTexts' | 'disputeFiles'> => ({
  disputeTexts: texts.map(({ kind, authorId, text, createdAt }) => ({
    kind,
    authorId,
    text,
    at: createdAt.toISOString(),
  })),
  disputeFiles: files.map(({ id, authorId, name, size }) => ({
    id,
    authorId,
    name,
    size,
    url: `/v1/disputes/files/${id}`,
  })),
});

import { asc, eq } from 'drizzle-orm';
import type { SquadViewAnswer } from '#contract/squads/squad-view.ts';
import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { squadDisputeFile, squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';

/**
 * Texts and files of both sides in a squad's dispute, for its parties; `dispute` is absent in other people's
 * projection, so they see none.
 */
export const viewDispute = async (
  db: Executor,
  squadId: number,
  { dispute }: PublicSquad,
): Promise<Pick<SquadViewAnswer, 'disputeTexts' | 'disputeFiles'>> => {
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

interface DisputeRows {
  readonly texts: readonly (typeof squadDisputeText.$inferSelect)[];
  readonly files: readonly (typeof squadDisputeFile.$inferSelect)[];
}

/** Texts and files of a dispute in their order, as its parties see them. */
export const disputeView = ({ texts, files }: DisputeRows): Pick<SquadViewAnswer, 'disputeTexts' | 'disputeFiles'> => ({
  disputeTexts: texts.map(({ kind, authorId, text, createdAt }) => ({ kind, authorId, text, at: createdAt })),
  disputeFiles: files.map(({ id, authorId, name, size }) => ({
    id,
    authorId,
    name,
    size,
    url: `/v1/disputes/files/${id}`,
  })),
});

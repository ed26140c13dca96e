import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { SquadStatus } from '../../../domain/enums/squad-status';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Tx } from '../../db/open-database';
import { squadMember } from '../../db/schema/squads';
import { violatedConstraint } from '../../db/sql-state';
import { Refusal } from '../../http/refusal';

const goingOn: ReadonlySet<SquadStatus> = new Set<SquadStatus>(['PENDING', 'READY', 'STARTED', 'IN_A_GAME']);

/**
 * Writes the members. Who is no longer one keeps a row with `left_at`.
 * @throws Refusal SQUADS_HAS_SQUAD when two steps at once would put a person into two active squads
 */
export const saveMembers = async (tx: Tx, squadId: number, { value, context }: SquadState, at: number): Promise<void> => {
  const active = goingOn.has(value);
  const quotes = new Map(context.quote?.mates.map(({ mateId, amount }) => [mateId, amount]));
  const ids = context.members.map(({ id }) => id);
  await tx
    .update(squadMember)
    .set({ leftAt: new Date(at), active: false, quote: null })
    .where(and(eq(squadMember.squadId, squadId), isNull(squadMember.leftAt), ids.length > 0 ? notInArray(squadMember.userId, ids) : undefined));
  for (const [position, member] of context.members.entries()) {
    const values = {
      squadId,
      userId: member.id,
      type: member.type,
      position,
      joinedAt: new Date(member.joinedAt),
      leftAt: null,
      confirmedAt: member.confirmedAt === null ? null : new Date(member.confirmedAt),
      level: member.mate?.level ?? null,
      percent: member.mate?.percent ?? null,
      quote: quotes.get(member.id) ?? null,
      active,
    };
    try {
      await tx.insert(squadMember).values(values).onConflictDoUpdate({ target: [squadMember.squadId, squadMember.userId], set: values });
    } catch (problem) {
      if (violatedConstraint(problem) === 'squad_member_one_active') throw new Refusal('SQUADS_HAS_SQUAD');
      throw problem;
    }
  }
};

import type { SquadView } from '#contract/squads/squad-view.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import { deletedName } from '#domain/people/leaving.ts';
import type { SquadMemberType } from '#domain/squad/facts/squad-enums.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { SquadQuote } from '#domain/squad/facts/squad-bill.ts';
import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';

/** A member, or a person invited by name, as the page shows them. */
export interface Member {
  readonly id: string;
  readonly type: SquadMemberType;
  /** INVITED people hold a place but have not joined yet. */
  readonly state: 'JOINED' | 'INVITED';
  /** When the invitation ends, epoch ms; null for a member. */
  readonly expiresAt: number | null;
  readonly confirmed: boolean;
  /** What this member costs (a mate: earns before their percent); null without a quote. */
  readonly share: Kopecks | null;
  /** Who pays that share. */
  readonly payerId: string | null;
  readonly paid: boolean;
  /** The grade at which a mate plays here; null for others. */
  readonly grade: MateLevel | null;
}

/** Members by join order, then invited mates, then invited friends. */
export const membersOf = (squad: PublicSquad, price: SquadQuote | null): readonly Member[] => {
  const quoteOf = (id: string) => price?.mates.find(({ mateId }) => mateId === id)?.amount ?? null;
  const shareOf = (id: string) => price?.shares.find(({ memberId }) => memberId === id);
  const invited = { state: 'INVITED', confirmed: false, payerId: null, paid: false } as const;
  return [
    ...squad.members.map(({ id, type, confirmedAt, mate }): Member => ({
      id,
      type,
      state: 'JOINED',
      expiresAt: null,
      confirmed: confirmedAt !== null,
      share: mate ? quoteOf(id) : (shareOf(id)?.amount ?? null),
      payerId: shareOf(id)?.payerId ?? null,
      paid: squad.payments.some(({ memberId }) => memberId === id),
      grade: mate?.level ?? null,
    })),
    ...squad.mateInvitations.map(({ mateId, terms, expiresAt }): Member => ({
      ...invited,
      id: mateId,
      type: 'MATE',
      expiresAt,
      share: quoteOf(mateId),
      grade: terms.level,
    })),
    ...squad.friendInvitations.flatMap(({ friendId, expiresAt }): readonly Member[] =>
      friendId === null
        ? []
        : [
            {
              ...invited,
              id: friendId,
              type: 'FRIEND',
              expiresAt,
              share: shareOf(friendId)?.amount ?? null,
              grade: null,
            },
          ],
    ),
  ];
};

type Acquaintance = SquadView['members'][number]['user'];

const unknown: Acquaintance = { username: deletedName, avatarUrl: null, onlineLevel: 0, mate: null };

/** A person mentioned by the squad. */
export const personOf = ({ members }: Pick<SquadView, 'members'>, id: string): Acquaintance =>
  members.find((member) => member.id === id)?.user ?? unknown;

/** Open invitation links whose tokens this person may see. */
export const friendLinksOf = (squad: PublicSquad): readonly { readonly token: string; readonly expiresAt: number }[] =>
  squad.friendInvitations.flatMap(({ friendId, token, expiresAt }) =>
    friendId === null && token !== undefined ? [{ token, expiresAt }] : [],
  );

/** The token of the invitation of this person by name. */
export const ownTokenOf = (squad: PublicSquad, personId: string): string | null =>
  squad.friendInvitations.find(({ friendId }) => friendId === personId)?.token ?? null;

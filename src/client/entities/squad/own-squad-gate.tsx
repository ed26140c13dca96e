import type { ComponentProps, ReactNode } from 'react';
import type { Me } from '../../../contract/schemas/me';
import { ButtonLink } from '../../kit/controls/button-link';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({ ru: { order: 'Текущий заказ', game: 'Текущая игра' } });

/** What the squad that somebody is in is called to them: to a mate it is their order. */
export const ownSquadName = ({ mateAccess }: Pick<Me, 'mateAccess'>): string =>
  mateAccess === null ? texts.game : texts.order;

export const squadPath = ({ gameId, squadId }: NonNullable<Me['squadMember']>): string =>
  `/${gameId}/squads/${squadId}`;

interface OwnSquadGateProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'wide'> {
  readonly me: Me | null;
  /** Ways to create a squad and to join one. */
  readonly children: ReactNode;
}

/** Whoever is in a squad is led to it where others create or join one (specification, section 4). */
export const OwnSquadGate = ({ me, children, ...linkProps }: OwnSquadGateProps) =>
  me?.squadMember ? (
    <ButtonLink {...linkProps} to={squadPath(me.squadMember)}>
      {ownSquadName(me)}
    </ButtonLink>
  ) : (
    children
  );

import type { Me } from '../../../contract/schemas/me';
import { NavItem } from './nav-look';

interface CurrentSquadLinkProps {
  readonly member: NonNullable<Me['squadMember']>;
  readonly label: string;
}

/** Instead of create or join while somebody is in a squad. */
export const CurrentSquadLink = ({ member: { gameId, squadId }, label }: CurrentSquadLinkProps) => (
  <NavItem to={`/${gameId}/squads/${squadId}`}>{label}</NavItem>
);

import type { ComponentProps, ReactNode } from 'react';
import type { Me } from '#contract/schemas/me.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { squadPath } from '#contract/routes/game-pages.ts';
import { ownSquadName } from '#domain/text/own-squad-name.ts';

interface OwnSquadGateProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'wide'> {
  readonly me: (Pick<Me, 'squadMember'> & { readonly mateAccess: object | null }) | null;
  /** Links to create or join a squad. */
  readonly children: ReactNode;
}

/**
 * A person who is in a squad sees a link to it in place of the links to create or join one (specification, section 4).
 */
export const OwnSquadGate = ({ me, children, ...linkProps }: OwnSquadGateProps) =>
  me?.squadMember ? (
    <ButtonLink {...linkProps} to={squadPath(me.squadMember)}>
      {ownSquadName(me)}
    </ButtonLink>
  ) : (
    children
  );

import { UserSearch } from '../../kit/icons/user-search';
import { useId } from 'react';
import type { MateCard as Mate } from '#contract/schemas/mate-card.ts';
import type { Me } from '#contract/schemas/me.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Loaded, type QueryState } from '../../api/loaded';
import { SectionHead } from '../../kit/layout/link-card';
import { SectionTitle } from '../../kit/layout/page';
import { MateCard } from './mate-card';
import { CardVoice } from './voice/voice-button';
import { MateCardSkeletons, MatesGrid } from './mates-grid';

interface MatesShelfProps {
  readonly title: string;
  readonly all: { readonly to: string; readonly label: string };
  readonly query: QueryState<readonly Mate[]>;
  readonly empty: string;
  /** Number of requested mates: the size of the placeholder. */
  readonly count: number;
  readonly me: Me | null;
  readonly gameId: string;
  readonly kind: CategoryKind;
}

/** A few mates under a title, with a link to all of them. */
export const MatesShelf = ({ title, all, query, empty, count, me, gameId, kind }: MatesShelfProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead>
        <SectionTitle id={id}>{title}</SectionTitle>
        <ButtonLink to={all.to} size="sm">
          {all.label}
        </ButtonLink>
      </SectionHead>
      <Loaded
        query={query}
        skeleton={<MateCardSkeletons count={count} />}
        empty={<EmptyState icon={<UserSearch />} text={empty} />}
      >
        {(mates) => (
          <MatesGrid>
            {mates.map((mate) => (
              <li key={mate.id}>
                <MateCard
                  mate={mate}
                  me={me}
                  gameId={gameId}
                  kind={kind}
                  voice={<CardVoice name={mate.name} address={mate.voiceUrl} />}
                />
              </li>
            ))}
          </MatesGrid>
        )}
      </Loaded>
    </section>
  );
};

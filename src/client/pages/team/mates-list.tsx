import { memo, useMemo } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import type { MateCard as Mate } from '#contract/schemas/mate-card.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { MateCard } from '../../entities/mate/mate-card';
import { CardVoice } from '../../entities/mate/voice/voice-button';
import { useIsPhone } from '../../kit/layout/use-is-below';
import { texts } from './texts';

interface MatesListProps {
  readonly mates: readonly Mate[];
  readonly me: Me | null;
  readonly gameId: string;
  readonly kind: CategoryKind | null;
  readonly onMore: () => void;
}

// The grid passes its context to its components, where it would become an unknown DOM attribute.
const own = { shouldForwardProp: (prop: string) => prop !== 'context' };

const List = styled.div
  .withConfig(own)
  .attrs({ className: 'mate-cards', role: 'list', 'aria-label': texts.listLabel })``;

const Item = styled.div.withConfig(own).attrs({ role: 'listitem' })`
  min-width: 0;
`;

const components = { List, Item };

/** Whoever moved in the order between two pages may be on both: the first time counts. */
const onceEach = (mates: readonly Mate[]): readonly Mate[] => {
  const met = new Set<string>();
  return mates.filter(({ id }) => !met.has(id) && met.add(id));
};

type RowProps = Pick<MatesListProps, 'me' | 'gameId' | 'kind'> & { readonly mate: Mate };

/** The list is rendered again when it has measured itself, its cards are not. */
const Row = memo(({ mate, me, gameId, kind }: RowProps) => (
  <MateCard
    mate={mate}
    me={me}
    gameId={gameId}
    kind={kind ?? undefined}
    voice={<CardVoice name={mate.name} address={mate.voiceUrl} />}
  />
));

/** As many as a window shows until the list has measured it: in one column, or in several. */
const atFirst = { phone: 4, wide: 12 } as const;

/** Virtualised: 100,000 cards scroll like 100. */
export const MatesList = ({ mates, me, gameId, kind, onMore }: MatesListProps) => {
  const isPhone = useIsPhone();
  const shown = useMemo(() => onceEach(mates), [mates]);
  return (
    <VirtuosoGrid
      useWindowScroll
      data={shown}
      increaseViewportBy={800}
      initialItemCount={Math.min(shown.length, isPhone ? atFirst.phone : atFirst.wide)}
      computeItemKey={(_, mate) => mate.id}
      itemContent={(_, mate) => <Row mate={mate} me={me} gameId={gameId} kind={kind} />}
      endReached={onMore}
      components={components}
    />
  );
};

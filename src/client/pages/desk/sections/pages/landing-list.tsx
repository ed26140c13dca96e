import type { ComponentProps } from 'react';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { CreateRecord } from '../../kit/record/create-record';
import type { FieldSpec, Reader } from '../../kit/record/record-fields';
import {
  type Landing,
  landingBody,
  landingColumns,
  landingFields,
  landingFilters,
  landingId,
  landingIdOf,
  landingNameOf,
  landingViews,
} from './landing-fields';
import { GameFirst } from '../common/game-first';
import { texts } from './texts';

type List = ComponentProps<typeof ListSection<Landing>>;

interface LandingListProps extends Required<Pick<List, 'section' | 'title' | 'useList' | 'drawer'>> {
  readonly newTitle: string;
  /** Fields that a new one has besides its game and its address. */
  readonly place?: readonly FieldSpec[];
  /** Resolves to the new id. */
  readonly make: (
    body: ReturnType<typeof landingBody> & { readonly id: string; readonly gameId: string },
    read: Reader,
  ) => Promise<{ readonly id: string }>;
}

/** A list of landing pages: of training, or of mates. */
export const LandingList = ({ newTitle, place: extraFields = [], make, ...list }: LandingListProps) => {
  const { data: games = [] } = useGamesQuery();
  const ofGame = useGameFilter({ name: 'game', several: true });
  const fields: readonly FieldSpec[] = [
    {
      kind: 'choice',
      name: 'gameId',
      label: texts.game,
      options: games.map(({ id, name }) => ({ value: id, label: name })),
      once: true,
    },
    ...extraFields,
    landingId,
    ...landingFields,
  ];
  return (
    <ListSection
      {...list}
      columns={landingColumns}
      filters={[...landingFilters, ofGame]}
      views={landingViews}
      idOf={landingIdOf}
      nameOf={landingNameOf}
      empty={texts.empty}
      actions={
        <GameFirst>
          <CreateRecord
            act="create"
            section={list.section}
            title={newTitle}
            fields={fields}
            initial={{ gameId: games[0]?.id ?? '' }}
            make={async (read) =>
              (await make({ id: read.text('id'), gameId: read.text('gameId'), ...landingBody(read) }, read)).id
            }
          />
        </GameFirst>
      }
    />
  );
};

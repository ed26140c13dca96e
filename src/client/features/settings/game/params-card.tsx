import { useId } from 'react';
import styled from 'styled-components';
import type { GameParam } from '#contract/mates/game-params.ts';
import { Chip } from '#client/kit/display/chip.tsx';
import { SettingCard, Wrap } from '../setting-card';
import { texts } from '../texts';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import {
  useGameParamsQuery,
  useGameParamValuesQuery,
  useSetGameParamValuesMutation,
} from '#client/entities/game/game-params-api.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { ChoiceForm, useChoice } from '../use-choice';
import type { Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { both, Loaded, mapped } from '#client/api/loaded.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';

interface ParamChoiceProps {
  readonly param: GameParam;
  readonly chosen: readonly number[];
  /** A mate must fill it in to take orders. */
  readonly needed: boolean;
  readonly onPress: (valueId: number) => void;
}

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  margin-bottom: 10px;
  font-size: 14px;
  font-weight: 600;
`;

/** One parameter of a game: one value, or several. */
const ParamChoice = ({ param: { name, values }, chosen, needed, onPress }: ParamChoiceProps) => {
  const title = useId();
  return (
    <div>
      <Name id={title}>
        {name}
        {needed && <FinePrint as="span">{texts.paramRequired}</FinePrint>}
      </Name>
      <Wrap role="group" aria-labelledby={title}>
        {values.map(({ id, name: value }) => (
          <Chip key={id} selected={chosen.includes(id)} onClick={() => onPress(id)}>
            {value}
          </Chip>
        ))}
      </Wrap>
    </div>
  );
};

interface ParamsFormProps {
  readonly params: readonly GameParam[];
  /** Ids of the chosen values of all parameters together: an id belongs to one parameter. */
  readonly saved: readonly number[];
  readonly isMate: boolean;
}

/** One save button for all parameters; only those that changed are sent. */
const ParamsForm = ({ params, saved, isMate }: ParamsFormProps) => {
  const [setValues] = useSetGameParamValuesMutation();
  const own = ({ values }: GameParam, ids: readonly number[]) =>
    values.map(({ id }) => id).filter((id) => ids.includes(id));
  const choice = useChoice(saved, async (ids) => {
    for (const param of params) {
      const valueIds = own(param, ids);
      if (valueIds.join() !== own(param, saved).join())
        await setValues({ params: { id: param.id }, body: { valueIds } }).unwrap();
    }
  });
  const { chosen, change } = choice;
  const press = (param: GameParam, valueId: number) => {
    const has = chosen.includes(valueId);
    const others = chosen.filter(
      (id) => id !== valueId && (param.multiple || has || !param.values.some((value) => value.id === id)),
    );
    change(has ? others : [...others, valueId]);
  };
  return (
    <ChoiceForm choice={choice}>
      <Stack $gap={20}>
        {params.map((param) => (
          <ParamChoice
            key={param.id}
            param={param}
            chosen={chosen}
            needed={isMate && param.required}
            onPress={(valueId) => press(param, valueId)}
          />
        ))}
      </Stack>
    </ChoiceForm>
  );
};

interface ParamsCardProps {
  readonly me: Me;
  readonly game: Game;
}

/** The game's parameters for this person's side, client or mate. */
export const ParamsCard = ({ me, game }: ParamsCardProps) => {
  const params = useGameParamsQuery({ params: { gameId: game.id } });
  const values = useGameParamValuesQuery({ params: { gameId: game.id, userId: me.id } });
  const isMate = me.mateAccess?.gameId === game.id;
  const own = mapped(params, (all) =>
    all.filter(({ ownerType }) => ownerType === 'ALL' || ownerType === (isMate ? 'MATE' : 'CLIENT')),
  );
  return (
    <SettingCard anchor="params" title={texts.params} lead={texts.paramsLead(game.name)}>
      <Loaded
        query={both(own, values)}
        skeleton={<BusySkeleton $height={180} $radius="12px" />}
        isEmpty={([shown]) => shown.length === 0}
        empty={<FinePrint>{texts.paramsEmpty}</FinePrint>}
      >
        {([shown, chosen]) => (
          <ParamsForm params={shown} saved={chosen.flatMap(({ valueIds }) => valueIds)} isMate={isMate} />
        )}
      </Loaded>
    </SettingCard>
  );
};

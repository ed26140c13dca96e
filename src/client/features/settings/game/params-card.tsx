import type { Game } from '../../../../contract/reference';
import type { Me } from '../../../../contract/schemas/me';
import { failureOf } from '../../../api/api-failure';
import { useGameParamsQuery, useGameParamValuesQuery } from '../../../api/game-params-api';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';
import { FinePrint } from '../../../ui/layout/fine-print';
import { ParamsForm } from './params-form';

interface ParamsCardProps {
  readonly me: Me;
  readonly game: Game;
}

/** What the game asks of this person's side. */
export const ParamsCard = ({ me, game }: ParamsCardProps) => {
  const params = useGameParamsQuery({ params: { gameId: game.id } });
  const values = useGameParamValuesQuery({ params: { gameId: game.id, userId: me.id } });
  const isMate = me.mateAccess?.gameId === game.id;
  const asked = params.currentData?.filter(({ ownerType }) => ownerType === 'ALL' || ownerType === (isMate ? 'MATE' : 'CLIENT'));
  const chosen = values.currentData;
  const error = params.error ?? values.error;
  const retry = () => Promise.all([params, values].filter((query) => query.isError).map((query) => query.refetch()));
  const loaded = asked !== undefined && chosen !== undefined;
  return (
    <SettingCard anchor="params" title={texts.params} lead={texts.paramsLead(game.name)}>
      {!loaded && (error === undefined ? <Skeleton $height={180} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={retry} />)}
      {loaded && asked.length === 0 && <FinePrint>{texts.paramsEmpty}</FinePrint>}
      {loaded && asked.length > 0 && <ParamsForm params={asked} saved={chosen.flatMap(({ valueIds }) => valueIds)} isMate={isMate} />}
    </SettingCard>
  );
};

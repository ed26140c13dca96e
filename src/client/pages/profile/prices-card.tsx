import { formatDuration } from '#domain/text/format.ts';
import { failureOf } from '../../api/api-error';
import { useOwnCategoriesQuery } from '../../entities/mate/mates-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { PriceAndShare } from '../../entities/money/price-and-share';
import { ErrorState } from '../../kit/feedback/error-state';
import { BusySkeleton } from '../../kit/feedback/busy-skeleton';
import { CardTitle } from '../../kit/layout/card';
import { Quiet, FinePrint } from '../../kit/layout/prose';
import { Stack, Row } from '../../kit/layout/stack';
import { texts } from './texts';
import { RuledList } from '../../kit/layout/ruled-list';
import { settingsPath } from '#contract/routes/game-pages.ts';

/** What clients pay for the categories that the mate has turned on and the service has open. */
export const PricesCard = ({ gameId }: { readonly gameId: string }) => {
  const { data: categories, error, refetch } = useOwnCategoriesQuery();
  const on = categories?.filter(({ enabled, closed }) => enabled && !closed);
  return (
    <Stack as="section" $gap={12} aria-labelledby="prices">
      <CardTitle id="prices">{texts.prices}</CardTitle>
      {on === undefined &&
        (error === undefined ? (
          <BusySkeleton $height={120} $radius="12px" />
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        ))}
      {on?.length === 0 && <Quiet>{texts.noPrices}</Quiet>}
      <RuledList $space={8}>
        {on?.map(({ id, name, price, income, durationMinutes }) => (
          <Row as="li" key={id} $align="baseline" $justify="space-between" $wrap="nowrap">
            <span>
              {name} <FinePrint as="small">· {formatDuration(durationMinutes)}</FinePrint>
            </span>
            <PriceAndShare price={price} income={income} />
          </Row>
        ))}
      </RuledList>
      {on !== undefined && (
        <ButtonLink to={settingsPath(gameId, 'categories')} size="sm" variant="soft">
          {on.length === 0 ? texts.choose : texts.edit}
        </ButtonLink>
      )}
    </Stack>
  );
};

import { formatDuration } from '#domain/text/format.ts';
import { Loaded, mapped } from '../../api/loaded';
import { useOwnCategoriesQuery } from '../../entities/mate/mates-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { PriceAndShare } from '../../entities/money/price-and-share';
import { BusySkeleton } from '../../kit/feedback/busy-skeleton';
import { CardTitle } from '../../kit/layout/card';
import { Quiet, FinePrint } from '../../kit/layout/prose';
import { Stack, Row } from '../../kit/layout/stack';
import { texts } from './texts';
import { RuledList } from '../../kit/layout/ruled-list';
import { settingsPath } from '#contract/routes/game-pages.ts';

/** What clients pay for the categories that the mate has turned on and the service has open. */
export const PricesCard = ({ gameId }: { readonly gameId: string }) => {
  const query = mapped(useOwnCategoriesQuery(), (categories) =>
    categories.filter(({ enabled, closed }) => enabled && !closed),
  );
  const on = query.data;
  return (
    <Stack as="section" $gap={12} aria-labelledby="prices">
      <CardTitle id="prices">{texts.prices}</CardTitle>
      <Loaded
        query={query}
        skeleton={<BusySkeleton $height={120} $radius="12px" />}
        empty={<Quiet>{texts.noPrices}</Quiet>}
      >
        {(shown) => (
          <RuledList $space={8}>
            {shown.map(({ id, name, price, income, durationMinutes }) => (
              <Row as="li" key={id} $align="baseline" $justify="space-between" $wrap="nowrap">
                <span>
                  {name} <FinePrint as="small">· {formatDuration(durationMinutes)}</FinePrint>
                </span>
                <PriceAndShare price={price} income={income} />
              </Row>
            ))}
          </RuledList>
        )}
      </Loaded>
      {on !== undefined && (
        <ButtonLink to={settingsPath(gameId, 'categories')} size="sm" variant="soft">
          {on.length === 0 ? texts.choose : texts.edit}
        </ButtonLink>
      )}
    </Stack>
  );
};

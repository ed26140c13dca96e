import styled from 'styled-components';
import { formatDuration } from '../../../domain/text/format-duration';
import { failureOf } from '../../api/api-failure';
import { useOwnCategoriesQuery } from '../../api/mates-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { Money } from '../../ui/data/money';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { CardTitle } from '../../ui/layout/card';
import { Quiet } from '../../ui/layout/quiet';
import { Stack } from '../../ui/layout/stack';
import { settingsAddress } from '../../ui/routing/settings-address';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const List = styled.ul`
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 0;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

const Price = styled(Money)`
  font-weight: 700;
`;

/** What clients pay for the categories that the mate has on. */
export const PricesCard = ({ gameId }: { readonly gameId: string }) => {
  const { data: categories, error, refetch } = useOwnCategoriesQuery();
  const on = categories?.filter(({ enabled }) => enabled);
  return (
    <Stack as="section" $gap={12} aria-labelledby="prices">
      <CardTitle id="prices">{texts.prices}</CardTitle>
      {on === undefined && (error === undefined ? <Skeleton $height={120} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {on?.length === 0 && <Quiet>{texts.noPrices}</Quiet>}
      <List>
        {on?.map(({ id, name, price, durationMinutes }) => (
          <li key={id}>
            <span>
              {name} <small>· {formatDuration(durationMinutes)}</small>
            </span>
            <Price value={price} />
          </li>
        ))}
      </List>
      {on !== undefined && (
        <ButtonLink to={settingsAddress(gameId, 'categories')} size="sm" variant="soft">
          {on.length === 0 ? texts.choose : texts.edit}
        </ButtonLink>
      )}
    </Stack>
  );
};

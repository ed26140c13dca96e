import styled from 'styled-components';
import { formatDuration } from '../../../../domain/text/format-duration';
import { useSquadRatesQuery } from '../../../api/squads-api';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

/** Its line is kept free while the rates are on their way; without them nobody misses anything. */
const Hint = styled.p`
  min-height: 20px;
  margin-top: 8px;
  color: ${theme.color.text3};
  font-size: 13px;
`;

/** What makes a session cheaper or dearer, said before the price is asked. */
export const RatesHint = () => {
  const { data: rates } = useSquadRatesQuery();
  const cheaper = rates?.durations.filter(({ discountPercent }) => discountPercent > 0).map(({ minutes, discountPercent }) => texts.cheaper(formatDuration(minutes), discountPercent));
  return <Hint>{rates !== undefined && cheaper !== undefined && [...cheaper, texts.extraClient(rates.extraClientPercent)].join(' · ')}</Hint>;
};

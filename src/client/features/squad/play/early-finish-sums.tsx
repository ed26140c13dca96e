import styled from 'styled-components';
import { earlyFinishWays } from '../../../../domain/squad/early-finish-ways';
import { theme } from '../../../ui/theme/theme';
import { useSquad } from '../scene/squad-scene';
import { outcomeWords } from './outcome-words';
import { texts } from './texts';

const Ways = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 8px;
  margin-top: 10px;
  > div {
    padding: 10px 14px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.r12};
  }
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Both ways in exact sums, as the machine itself would move them. `asker`: who would ask now; null for the request that stands. */
export const EarlyFinishSums = ({ asker, now }: { readonly asker: string | null; readonly now: number }) => {
  const { state, me } = useSquad();
  const { agreed, playedOn } = earlyFinishWays(state, asker, me.id, now);
  const isMate = me.mateAccess !== null;
  return (
    <Ways>
      <div>
        <dt>{texts.ifAgreed}</dt>
        <dd>{outcomeWords(agreed, isMate)}</dd>
      </div>
      <div>
        <dt>{texts.ifPlayedOn}</dt>
        <dd>{outcomeWords(playedOn, isMate)}</dd>
      </div>
    </Ways>
  );
};

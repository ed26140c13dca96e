import styled from 'styled-components';
import { Badge } from '../../../ui/data/badge';
import { Card, CardTitle } from '../../../ui/layout/card';
import { below } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';
import { useSquad } from '../scene/squad-scene';
import { refundWords } from './refund-words';
import { stageName } from './stage-name';
import { texts } from './texts';

const Stages = styled.ol`
  margin-top: 12px;
  font-size: 14px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
    padding: 10px 0;
    border-top: 1px solid ${theme.color.line};
  }
  li:first-child {
    border-top: 0;
  }
  ${below('md')} {
    li {
      flex-direction: column;
    }
  }
`;

const Stage = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Sums = styled.span`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

/** What leaving or disbanding would return, now and later, in exact sums; a mate who lets people down hears of his strike. */
export const CancellationCard = () => {
  const { view, me } = useSquad();
  const nothingToLose = view.cancellation.every(({ refunds }) => refunds.every(({ paid }) => paid === 0));
  if (nothingToLose) return null;
  const isMate = view.members.some(({ id, type }) => id === me.id && type === 'MATE');
  return (
    <Card as="section">
      <CardTitle>{texts.title}</CardTitle>
      <Stages>
        {view.cancellation.map((term, index) => (
          <li key={`${term.stage} ${term.action}`}>
            <Stage>
              {stageName(term.stage)}
              {index === 0 && <Badge>{texts.now}</Badge>}
            </Stage>
            <Sums>{[...refundWords(view, term, me.id), ...(isMate && term.stage !== 'BEFORE_START' ? [texts.strike] : [])].join('; ')}</Sums>
          </li>
        ))}
      </Stages>
    </Card>
  );
};

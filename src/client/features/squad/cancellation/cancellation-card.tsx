import { Row } from '#client/kit/layout/stack.tsx';
import styled from 'styled-components';
import { memberOf } from '#domain/squad/selectors/members.ts';
import { refundText, texts } from './refund-text';
import { Badge } from '#client/kit/display/badge.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { useSquad } from '../page-state/squad-page-state';

const isKnown = (stage: string): stage is keyof typeof texts.stage => Object.hasOwn(texts.stage, stage);

const stageName = (stage: string): string => (isKnown(stage) ? texts.stage[stage] : stage);

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

const Sums = styled.span`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

/** What leaving or disbanding would refund, now and later, in exact sums; a mate who would get a strike is warned. */
export const CancellationCard = () => {
  const { view, squad, me } = useSquad();
  const nothingToLose = view.cancellation.every(({ refunds }) => refunds.every(({ paid }) => paid === 0));
  if (nothingToLose) return null;
  const isMate = memberOf(squad, me.id)?.type === 'MATE';
  return (
    <Card as="section">
      <CardTitle>{texts.title}</CardTitle>
      <Stages>
        {view.cancellation.map((term, index) => (
          <li key={`${term.stage} ${term.action}`}>
            <Row as="span" $gap={8}>
              {stageName(term.stage)}
              {index === 0 && <Badge>{texts.now}</Badge>}
            </Row>
            <Sums>
              {[
                ...refundText(view, term, me.id),
                ...(isMate && term.stage !== 'BEFORE_START' ? [texts.strike] : []),
              ].join('; ')}
            </Sums>
          </li>
        ))}
      </Stages>
    </Card>
  );
};

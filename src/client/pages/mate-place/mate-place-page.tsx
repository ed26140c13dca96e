import { groupedNumber } from '#domain/text/format.ts';
import styled from 'styled-components';
import { whatHelps } from '#domain/order/what-helps.ts';
import type { CallResponse } from '../../api/call';
import { Loaded } from '../../api/loaded';
import { useMatePlaceQuery } from '../../entities/mate/mate-standing-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { StatList } from '../../kit/display/facts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../kit/layout/card';
import { Page } from '../../kit/layout/page';
import { FinePrint, Quiet } from '../../kit/layout/prose';
import { Row, Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { from, tabular, theme } from '../../kit/theme/theme';
import { settingsPath } from '#contract/routes/game-pages.ts';
import { texts } from './texts';

type Own = CallResponse<'GET /v1/mates/me/place'>;
type Place = NonNullable<Own['place']>;

const Lead = styled(Quiet)`
  margin-top: 8px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 24px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Big = styled.p`
  ${tabular}
  font: 600 28px/1.2 ${theme.font.title};
`;

const Parts = styled.dl`
  display: grid;
  gap: 16px;
  dt {
    font-weight: 600;
  }
  dd {
    margin-top: 4px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Rules = styled.ul`
  display: grid;
  gap: 8px;
  padding-left: 20px;
  color: ${theme.color.text2};
  font-size: 14px;
  list-style: disc;
`;

const Gain = styled.b`
  ${tabular}
  flex-shrink: 0;
  color: ${theme.color.ok};
  font-size: 14px;
  white-space: nowrap;
`;

const PlaceCard = ({ place, newcomerShare, gameId }: Own) => (
  <Card as="section" aria-labelledby="own-place">
    <Stack $gap={12}>
      <CardTitle id="own-place">{texts.yours}</CardTitle>
      {place === null ? (
        <>
          <Quiet>{texts.noCard}</Quiet>
          <ButtonLink to={settingsPath(gameId, 'categories')} size="sm">
            {texts.settings}
          </ButtonLink>
        </>
      ) : (
        <>
          <Big>{texts.at(place.at, place.of)}</Big>
          {!place.free && <Quiet>{texts.away}</Quiet>}
          {place.newcomer && <Quiet>{texts.newcomer(place.orders, newcomerShare)}</Quiet>}
        </>
      )}
    </Stack>
  </Card>
);

const FiguresCard = ({ figures }: Pick<Own, 'figures'>) => (
  <Card as="section" aria-labelledby="place-figures">
    <Stack $gap={12}>
      <CardTitle id="place-figures">{texts.figures}</CardTitle>
      <StatList
        items={[
          [texts.shown, groupedNumber(figures.shown)],
          [texts.opened, groupedNumber(figures.opened)],
          [texts.called, groupedNumber(figures.called)],
          [texts.orders, groupedNumber(figures.orders)],
        ]}
      />
      <FinePrint>{texts.figuresNote}</FinePrint>
    </Stack>
  </Card>
);

const PartsCard = ({ place }: { readonly place: Place }) => (
  <Card as="section" aria-labelledby="place-parts">
    <Stack $gap={16}>
      <CardTitle id="place-parts">{texts.followsFrom}</CardTitle>
      <Parts>
        <div>
          <dt>{texts.answerPart()}</dt>
          <dd>
            {texts.answers(place.accepted, place.accepted + place.declined + place.missed)}{' '}
            {texts.seconds(place.answerSeconds)}
          </dd>
        </div>
        <div>
          <dt>{texts.ratingPart()}</dt>
          <dd>{texts.rated(place.rating, place.reviewCount)}</dd>
        </div>
        <div>
          <dt>{texts.fitPart()}</dt>
          <dd>{texts.fitText}</dd>
        </div>
      </Parts>
    </Stack>
  </Card>
);

const HelpsCard = ({ place }: { readonly place: Place }) => {
  const helps = whatHelps({ ...place, rating: Math.round(place.rating * 100) });
  return (
    <Card as="section" aria-labelledby="place-helps">
      <Stack $gap={12}>
        <CardTitle id="place-helps">{texts.helps}</CardTitle>
        {helps.length === 0 && <Quiet>{texts.nothingHelps}</Quiet>}
        {helps.map(({ help, percent }) => (
          <Row key={help} $gap={16} $justify="space-between" $align="start" $wrap="nowrap">
            <Quiet>{texts.help[help]}</Quiet>
            <Gain>{texts.gain(percent)}</Gain>
          </Row>
        ))}
      </Stack>
    </Card>
  );
};

const RulesCard = ({ newcomerShare }: Pick<Own, 'newcomerShare'>) => (
  <Card as="section" aria-labelledby="place-rules">
    <Stack $gap={12}>
      <CardTitle id="place-rules">{texts.rules}</CardTitle>
      <Rules>
        {texts.ruleList(newcomerShare).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
    </Stack>
  </Card>
);

/** How the recommended list orders mates, with one's own figures. */
export const MatePlacePage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    <Lead>{texts.lead}</Lead>
    <Loaded
      query={useMatePlaceQuery()}
      skeleton={<Skeleton role="status" aria-label={texts.loading} $height={420} $radius="16px" />}
    >
      {(own) => (
        <Columns>
          <Stack $gap={16}>
            <PlaceCard {...own} />
            <FiguresCard figures={own.figures} />
            {own.place !== null && <PartsCard place={own.place} />}
          </Stack>
          <Stack $gap={16}>
            {own.place !== null && <HelpsCard place={own.place} />}
            <RulesCard newcomerShare={own.newcomerShare} />
          </Stack>
        </Columns>
      )}
    </Loaded>
  </Page>
);

import { Link } from '#client/kit/routing/link.tsx';
import { squadNumber } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useDeskPromoCodeQuery } from '#client/entities/desk/promo-codes-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { SecondOperator } from '../common/second-operator';
import { ChangePromoCode } from './change-promo-code';
import { discountText, PromoCodeBadge } from './promo-code-badge';
import { texts } from './texts';
import { BigSum } from '../../kit/drawer/big-sum';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

type PromoCode = CallResponse<'GET /v1/admin/promo-codes/{code}'>;

const listed = (names: readonly string[]): string => (names.length === 0 ? texts.all : names.join(', '));

const Terms = ({ promo }: { readonly promo: PromoCode }) => {
  const { gameId, createdBy } = promo;
  return (
    <Panel>
      <PanelTitle>{texts.terms}</PanelTitle>
      <dl>
        <SumLine label={texts.game} value={gameId === null ? texts.anyGame : <GameTitle gameId={gameId} />} />
        <SumLine label={texts.goals} value={listed(promo.categoryKinds.map((kind) => categoryNames[kind]))} />
        <SumLine label={texts.categories} value={listed(promo.categories.map(({ name }) => name))} />
        <SumLine
          label={texts.expires}
          value={promo.expiresAt === null ? texts.never : <DateText value={promo.expiresAt} />}
        />
        <SumLine label={texts.total} value={promo.maxUses ?? texts.unlimited} />
        <SumLine label={texts.one} value={promo.maxUsesPerUser ?? texts.unlimited} />
        <SumLine
          label={`${texts.by} ${createdBy?.username ?? texts.product}`}
          value={<DateText value={promo.createdAt} />}
        />
      </dl>
    </Panel>
  );
};

const Statistics = ({ promo: { statistics } }: { readonly promo: PromoCode }) => (
  <Panel>
    <PanelTitle>{texts.statistics}</PanelTitle>
    <dl>
      <SumLine label={texts.squads(statistics.squads)} value={texts.people(statistics.people)} />
      <SumLine label={texts.paid} value={<Money value={statistics.paid} />} />
      <SumLine strong label={texts.given} value={<Money value={statistics.discount} />} />
    </dl>
  </Panel>
);

const Squads = ({ squads }: Pick<PromoCode, 'squads'>) => {
  const may = useMay();
  return (
    <Panel>
      <PanelTitle>{texts.lastSquads}</PanelTitle>
      <dl>
        {squads.map(({ id, gameId, person, discount, at }) => (
          <SumLine
            key={id}
            label={
              <>
                <Link to={may('MANAGE_SQUADS') ? deskPage('squads', id) : squadPath({ gameId, squadId: id })}>
                  {squadNumber(id)}
                </Link>{' '}
                {person.username}{' '}
                <small>
                  <DateText value={at} />
                </small>
              </>
            }
            value={formatMoney(-discount)}
          />
        ))}
      </dl>
    </Panel>
  );
};

/** One promo code: terms, statistics, and the squads that used it. */
export const PromoCodeDrawer = ({ code }: { readonly code: string }) => {
  const query = useDeskPromoCodeQuery({ params: { code } });
  return (
    <Drawer
      title={texts.drawer(code)}
      subject={`promo-code:${code.toLowerCase()}`}
      query={query}
      footer={(promo) => <ChangePromoCode promo={promo} />}
    >
      {(promo) => (
        <>
          <Stack $gap={6}>
            <Row $justify="space-between">
              <BigSum>{discountText(promo)}</BigSum>
              <PromoCodeBadge state={promo.state} />
            </Row>
            <SecondOperator askedBy={promo.askedBy} />
          </Stack>
          {promo.person !== null && <PersonPanel person={promo.person} hint={texts.personal} />}
          <Terms promo={promo} />
          <Statistics promo={promo} />
          {promo.squads.length > 0 && <Squads squads={promo.squads} />}
          <SubjectHistory subject={`promo-code:${code.toLowerCase()}`} />
        </>
      )}
    </Drawer>
  );
};

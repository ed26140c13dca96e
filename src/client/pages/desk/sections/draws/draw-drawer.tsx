import { formatNumber } from '#domain/text/format.ts';
import { useDeskDrawQuery } from '#client/entities/desk/draws-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonCell } from '../../kit/person-cell';
import { Quiet, UserText } from '../../kit/quiet';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { DecideDraw } from './decide-draw';
import type { Draw } from './draw';
import { DrawBadge } from './draw-badge';
import { texts } from './texts';
import { drawPath } from '#contract/routes/product-pages.ts';

const Statistics = ({ draw: { participants, tickets, places, prize, status } }: { readonly draw: Draw }) => (
  <Panel>
    <PanelTitle>{texts.statistics}</PanelTitle>
    <dl>
      <SumLine label={texts.participants} value={participants} />
      <SumLine label={texts.ticketCount} value={tickets} />
      {participants > 0 && <SumLine label={texts.average} value={formatNumber(tickets / participants, 1)} />}
      {tickets > 0 && (
        <SumLine label={texts.chance} value={texts.perHundred(formatNumber(Math.min(1, places / tickets) * 100, 1))} />
      )}
      <SumLine
        strong
        label={status === 'PAID' ? texts.paidOut : texts.fund}
        value={prize === 0 ? texts.noMoney : <Money value={prize * places} />}
      />
    </dl>
  </Panel>
);

const Winners = ({ draw: { winners, drawnAt, prize } }: { readonly draw: Draw }) =>
  drawnAt === null ? null : (
    <Panel>
      <PanelTitle>{texts.winners}</PanelTitle>
      {winners.length === 0 && <Quiet>{texts.nobody}.</Quiet>}
      <Stack as="ol" $gap={8}>
        {winners.map(({ place, ticket, person, paidAt }) => (
          <li key={place}>
            <Row $justify="space-between" $wrap="nowrap">
              <PersonCell person={person} hint={texts.place(place, ticket)} />
              <Quiet as="span">{paidAt === null ? formatMoney(prize) : texts.prizePaid}</Quiet>
            </Row>
          </li>
        ))}
      </Stack>
    </Panel>
  );

const Content = ({ draw }: { readonly draw: Draw }) => (
  <>
    <Row $justify="space-between">
      <strong>{draw.title}</strong>
      <DrawBadge draw={draw} />
    </Row>
    {draw.description !== '' && <UserText>{draw.description}</UserText>}
    <Panel>
      <dl>
        <SumLine
          label={texts.window}
          value={
            <>
              <DateText value={draw.opensAt} /> – <DateText value={draw.closesAt} />
            </>
          }
        />
        {draw.drawnAt !== null && <SumLine label={texts.drawnAt} value={<DateText value={draw.drawnAt} />} />}
        <SumLine label={texts.hash} value={<small>{draw.seedHash}</small>} />
        {draw.status !== 'CANCELED' && (
          <SumLine label={texts.seed} value={<small>{draw.seed ?? texts.seedLater}</small>} />
        )}
      </dl>
      {draw.status !== 'CANCELED' && (
        <ButtonLink size="sm" to={drawPath(draw.id)}>
          {texts.toSite}
        </ButtonLink>
      )}
    </Panel>
    <Statistics draw={draw} />
    <Winners draw={draw} />
    <SubjectHistory subject={`draw:${draw.id}`} />
  </>
);

/** One draw: its period, participants, winners; drawn, paid or cancelled here. */
export const DrawDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskDrawQuery({ params: { id: Number(id) } });
  return (
    <Drawer title={texts.drawer(id)} subject={`draw:${id}`} query={query} footer={(draw) => <DecideDraw draw={draw} />}>
      {(draw) => <Content draw={draw} />}
    </Drawer>
  );
};

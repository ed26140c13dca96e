import { useDeskRingQuery } from '#client/entities/desk/rings-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { squadNumber } from '#domain/text/format.ts';
import { BigSum } from '../../kit/drawer/big-sum';
import { CardLink } from '../../kit/drawer/card-link';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { PersonCell } from '../../kit/person-cell';
import { Quiet } from '../../kit/quiet';
import { DecideRing } from './decide-ring';
import { giftTones, type Ring, ringTones } from './ring';
import { RingDrawing } from './ring-drawing';
import { texts } from './texts';

const Links = ({ ring: { members, links } }: { readonly ring: Ring }) => {
  const names = new Map(members.map(({ id, username }) => [id, username]));
  return (
    <Panel>
      <PanelTitle>{texts.links}</PanelTitle>
      {links.map(({ oneId, otherId, score, reasons }) => (
        <div key={`${oneId} ${otherId}`}>
          <Row $justify="space-between" $wrap="nowrap">
            <strong>{texts.pair(names.get(oneId) ?? '', names.get(otherId) ?? '')}</strong>
            <Badge>{texts.score(score)}</Badge>
          </Row>
          <Quiet>{reasons.map((reason) => texts.reasons[reason]).join(', ')}</Quiet>
        </div>
      ))}
    </Panel>
  );
};

const Members = ({ ring: { members } }: { readonly ring: Ring }) => (
  <Panel>
    <PanelTitle>{texts.members}</PanelTitle>
    {members.map(({ isMate, createdAt, ...person }) => (
      <Row key={person.id} $justify="space-between" $wrap="nowrap">
        <PersonCell
          person={person}
          hint={
            <>
              {isMate && `${texts.mate}, `}
              {texts.since} <DateText value={createdAt} />
            </>
          }
        />
        <CardLink id={person.id} />
      </Row>
    ))}
  </Panel>
);

const Gifts = ({ ring: { gifts } }: { readonly ring: Ring }) => (
  <Panel>
    <PanelTitle>{texts.gifts}</PanelTitle>
    {gifts.map(({ id, person, kind, amount, state, squadId, dueAt }) => (
      <div key={id}>
        <Row $justify="space-between" $wrap="nowrap">
          <span>
            <strong>{person.username}</strong>, <Money value={amount} />
          </span>
          <Badge $tone={giftTones[state]}>{texts.giftStates[state]}</Badge>
        </Row>
        <Quiet>
          {texts.kinds[kind]}
          {squadId !== null && (
            <>
              {', '}
              <TextLink to={deskPage('squads', squadId)}>{texts.squad(squadNumber(squadId))}</TextLink>
            </>
          )}
          {state === 'HELD' && (
            <>
              {`, ${texts.due} `}
              <DateText value={dueAt} />
            </>
          )}
        </Quiet>
      </div>
    ))}
  </Panel>
);

const Content = ({ ring }: { readonly ring: Ring }) => (
  <>
    <Row $justify="space-between">
      <BigSum>
        <Money value={ring.held} />
      </BigSum>
      <Badge $tone={ringTones[ring.state]}>{texts.states[ring.state]}</Badge>
    </Row>
    <Stack $gap={6}>
      <PanelTitle>{texts.drawing}</PanelTitle>
      <RingDrawing ring={ring} />
    </Stack>
    <Links ring={ring} />
    <Gifts ring={ring} />
    <Members ring={ring} />
    {ring.decidedBy !== null && ring.decidedAt !== null && (
      <Quiet>
        {texts.decided} {ring.decidedBy.username}, <DateText value={ring.decidedAt} />
      </Quiet>
    )}
    <SubjectHistory subject={`ring:${ring.id}`} />
  </>
);

/** A ring of linked accounts: who is linked with whom and why, what is held, one decision for all of it. */
export const RingDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskRingQuery({ params: { id } });
  return (
    <Drawer
      title={query.currentData === undefined ? texts.title : texts.drawer(query.currentData.people)}
      subject={`ring:${id}`}
      query={query}
      footer={(ring) => <DecideRing ring={ring} />}
    >
      {(ring) => <Content ring={ring} />}
    </Drawer>
  );
};

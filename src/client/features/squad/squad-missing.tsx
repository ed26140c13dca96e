import { skipToken } from '@reduxjs/toolkit/query';
import { Ghost } from '../../kit/icons/ghost';
import { useEffect } from 'react';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { spanText } from '#domain/text/spans.ts';
import type { SquadFarewell } from '#contract/squads/squad-farewell.ts';
import { formatMoney } from '../../entities/money/money';
import { defineTexts } from '../../kit/texts/define-texts';
import { useSquadFarewellQuery } from '../../entities/squad/squad-play-farewell-api';
import { useMe } from '../../entities/person/users-api';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Page } from '../../kit/layout/page';
import { Row } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameLink } from '../../entities/game/chosen-game';
import { PastButton } from './past/past-button';
import { SquadSkeleton } from './squad-layout';
import { texts } from './texts';
import { chosenGame } from '#contract/routes/route.ts';
import { ordersHistoryPath, ordersPath, squadsPath } from '#contract/routes/game-pages.ts';

type Reason = SquadFarewell['reason'];

const titles: Readonly<Record<Reason, string>> = {
  LEFT: 'Ты вышел из этого сквада',
  KICKED: 'Тебя убрали из сквада',
  LATE: 'Время на подготовку вышло',
  MISSED_LOBBY: 'Ты не пришёл в лобби',
  INVITATION_EXPIRED: 'Приглашение истекло',
  INVITATION_DECLINED: 'Ты отказался от приглашения',
  INVITATION_WITHDRAWN: 'Приглашение отозвано',
};

const why: Readonly<Record<Reason, (isMate: boolean) => string>> = {
  LEFT: () => 'Сквад остался у тебя в истории.',
  KICKED: () => 'Так решил создатель сквада.',
  LATE: (isMate) =>
    isMate
      ? `Ты не подтвердил готовность за ${spanText(squadTimers.confirmation)}, и сквад собирается дальше без тебя.`
      : `Оплата не пришла за ${spanText(squadTimers.confirmation)}, и место освободилось.`,
  MISSED_LOBBY: () => `За ${spanText(squadTimers.lobby)} ты не подтвердил, что на месте. Твоя часть вернулась клиенту.`,
  INVITATION_EXPIRED: () => 'На него не успели ответить. Позвать могут ещё раз.',
  INVITATION_DECLINED: () => 'Если передумаешь, попроси позвать ещё раз.',
  INVITATION_WITHDRAWN: () => 'Создатель передумал или распустил сквад.',
};

const farewellTexts = defineTexts({
  ru: {
    titles,
    why,
    strike: `За это предупреждение, оно сгорит через ${spanText(strikeTerms.window)}.`,
    refunded: (sum: string) => `${sum} вернулись на баланс.`,
  },
});

/** Why a squad is closed to a person, and what it cost them. */
const farewellText = ({
  reason,
  memberType,
  refunded,
  strike,
}: SquadFarewell): { readonly title: string; readonly text: string } => ({
  title: farewellTexts.titles[reason],
  text: [
    farewellTexts.why[reason](memberType === 'MATE'),
    ...(strike ? [farewellTexts.strike] : []),
    ...(refunded > 0 ? [farewellTexts.refunded(formatMoney(refunded))] : []),
  ].join(' '),
});

interface SquadMissingProps {
  readonly id?: number;
  /** They answered it a moment ago, and were not chosen. */
  readonly wasOffered?: boolean;
}

/** The squad does not exist, or is no longer open to this person: then why. */
export const SquadMissing = ({ id, wasOffered = false }: SquadMissingProps) => {
  const link = useGameLink();
  const me = useMe();
  // It may replace a long page that its reader had scrolled down.
  useEffect(() => {
    if (window.scrollY > 0) window.scrollTo(0, 0);
  }, []);
  const { data: farewell, isLoading } = useSquadFarewellQuery(id === undefined ? skipToken : { params: { id } }, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <SquadSkeleton />;
  const unknown = wasOffered
    ? { title: texts.offerOverTitle, text: texts.offerOverText }
    : { title: texts.missingTitle, text: texts.missingText };
  const { title, text } = farewell ? farewellText(farewell) : unknown;
  const isMate = me !== null && me.mateAccess !== null;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={<Ghost />}
        text={text}
        action={
          <Row $justify="center">
            {isMate ? (
              <ButtonLink to={link(ordersPath({ gameId: chosenGame }))} variant="primary">
                {texts.invitations}
              </ButtonLink>
            ) : (
              <OwnSquadGate me={me} variant="primary">
                <ButtonLink to={link(squadsPath({ gameId: chosenGame }))} variant="primary">
                  {texts.join}
                </ButtonLink>
              </OwnSquadGate>
            )}
            <ButtonLink to={link(ordersHistoryPath({ gameId: chosenGame }))}>{texts.history}</ButtonLink>
            {id !== undefined && farewell != null && farewell.memberType !== null && (
              <PastButton squadId={id} size="md" variant="secondary" />
            )}
          </Row>
        }
      />
    </Page>
  );
};

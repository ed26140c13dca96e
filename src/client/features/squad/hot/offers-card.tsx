import { Row } from '#client/kit/layout/stack.tsx';
import { Flame } from '#client/kit/icons/flame.tsx';
import styled from 'styled-components';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { priceWith } from '#domain/squad/selectors/price-with.ts';
import { Money } from '#client/entities/money/money.tsx';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { useInviteMateMutation } from '#client/entities/squad/squad-members-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { Countdown } from '#client/kit/display/date-and-countdown.tsx';
import { formatRating } from '#domain/text/format.ts';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Avatar, onlineStatus } from '#client/entities/person/avatar.tsx';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { useLanguageName } from '#client/entities/game/use-language-name.ts';
import { useSquad } from '../page-state/squad-page-state';
import { personOf } from '../page-state/members';
import { useStep } from '../page-state/use-step';

const texts = defineTexts({
  ru: {
    title: 'Ищем напарника',
    left: 'Осталось',
    none: 'Позвали всех, кто подходит. Готовые появятся здесь сами: выбери любого, и он сразу в скваде.',
    some: `Выбери, с кем играть: он сразу окажется в скваде. Предложение живёт ${spanText(squadTimers.offer)}.`,
    price: 'Сквад обойдётся в',
    choose: 'Выбрать',
    chooseWhom: (name: string) => `Выбрать: ${name}`,
    chosen: (name: string) => `${name} в скваде`,
    facts: (rating: string, languages: string) => `${rating} · ${languages}`,
  },
});

const Text = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Offer = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > div {
    flex: 1 1 140px;
    min-width: 0;
    p {
      color: ${theme.color.text2};
      font-size: 13px;
      ${oneLine}
    }
  }
`;

const Name = styled.b`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface OfferedProps {
  readonly mateId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const Offered = ({ mateId, expiresAt }: OfferedProps) => {
  const { view, squad } = useSquad();
  const [invite] = useInviteMateMutation();
  const step = useStep();
  const languageName = useLanguageName();
  const { username, avatarUrl, onlineLevel, mate } = personOf(view, mateId);
  return (
    <Offer>
      <Avatar userId={mateId} username={username} avatarUrl={avatarUrl} size={44} online={onlineStatus(onlineLevel)} />
      <div>
        <Name>
          {username} {mate !== null && <LevelBadge level={mate.grade} />}
        </Name>
        {mate !== null && <p>{texts.facts(formatRating(mate.rating), mate.languages.map(languageName).join(', '))}</p>}
        {mate !== null && (
          <p>
            {texts.price} <Money value={kopecksToRubles(priceWith(squad, mateId, { level: mate.grade }, expiresAt))} />
          </p>
        )}
      </div>
      <Countdown until={new Date(expiresAt).toISOString()} />
      <Button
        size="sm"
        variant="primary"
        aria-label={texts.chooseWhom(username)}
        onClick={() => step(() => invite({ body: { squadId: view.id, mateId } }).unwrap(), texts.chosen(username))}
      >
        {texts.choose}
      </Button>
    </Offer>
  );
};

/** Mates who said that they are ready appear here live; the owner takes one. */
export const OffersCard = () => {
  const { squad } = useSquad();
  const { offers, hotUntil } = squad;
  return (
    <Card as="section" aria-labelledby="squad-offers">
      <Row $wrap="nowrap" $justify="space-between">
        <CardTitle id="squad-offers">{texts.title}</CardTitle>
        {hotUntil !== null && (
          <Badge $tone="warn">
            <Flame aria-hidden size={14} />
            {texts.left} <Countdown until={new Date(hotUntil).toISOString()} />
          </Badge>
        )}
      </Row>
      <Text aria-live="polite">{offers.length === 0 ? texts.none : texts.some}</Text>
      <ul aria-live="polite">
        {offers.map(
          ({ mateId, expiresAt }) =>
            mateId !== undefined && <Offered key={mateId} mateId={mateId} expiresAt={expiresAt} />,
        )}
      </ul>
    </Card>
  );
};

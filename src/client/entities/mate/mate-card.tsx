import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Star } from '../../kit/icons/star';
import { type CategoryKind, trialLesson } from '#domain/games/category.ts';
import { Money } from '../money/money';
import { clampLines, oneLine, theme } from '../../kit/theme/theme';
import { texts } from '../person/texts';
import type { Me } from '#contract/schemas/me.ts';
import type { MateCard as Mate } from '#contract/schemas/mate-card.ts';
import { formatRating } from '#domain/text/format.ts';
import { LevelBadge, MateTags } from './mate-tags';
import { Card } from '../../kit/layout/card';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Link } from '../../kit/routing/link';
import { Avatar, onlineStatus } from '../person/avatar';
import { answersText } from './answer-time';
import { whyHereText } from './why-here-text';
import { InviteButton } from './invite-button';
import { matePath } from '#contract/routes/game-pages.ts';

interface MatePriceProps {
  /** Rubles. */
  readonly perHour: number;
  readonly kind?: CategoryKind | undefined;
  /** For several categories the lowest price is shown. */
  readonly several: boolean;
}

const Line = styled.p`
  min-width: 0;
  font-size: 17px;
  font-weight: 700;
  white-space: nowrap;
  small {
    color: ${theme.color.text3};
    font-size: 13px;
    font-weight: 400;
  }
`;

/** «от 890 ₽ / час»; the trial lesson has the same price for all mates. */
const MatePrice = ({ perHour, kind, several }: MatePriceProps) => {
  const isTrial = kind === trialLesson.categoryKind;
  return (
    <Line>
      {kind === undefined && several && <small>{texts.from} </small>}
      <Money value={isTrial ? trialLesson.price / 100 : perHour} />
      <small> {isTrial ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour}</small>
    </Line>
  );
};

interface MateCardProps {
  readonly mate: Mate;
  readonly me: Me | null;
  readonly gameId: string;
  /** The category of the list, whose price is shown. */
  readonly kind?: CategoryKind | undefined;
  /** A button next to the photo that plays the mate's voice, in lists that have it. */
  readonly voice?: ReactNode;
}

/**
 * All cards have the same height, so that a long list can be laid out without measuring. The whole card is a link to
 * the mate's page.
 */
const CardFrame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 328px;
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
`;

const Beside = styled.div`
  display: grid;
  justify-items: end;
  gap: 8px;
  min-width: 0;
  color: ${theme.color.text2};
  text-align: right;
`;

const Name = styled.h3`
  font-size: 16px;
  ${oneLine}
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.r16};
    content: '';
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
`;

const RatingLine = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text2};
  font-size: 13px;
  b {
    color: ${theme.color.text1};
    font-weight: 600;
  }
  svg {
    width: 15px;
    height: 15px;
    fill: ${theme.color.warn};
    color: ${theme.color.warn};
  }
`;

const Description = styled.p`
  min-height: 40px;
  margin: 12px 0;
  color: ${theme.color.text2};
  font-size: 13px;
  line-height: 20px;
  ${clampLines(2)}
`;

/** Why the card stands at this place of the recommended list; as high when there is nothing to say. */
const Why = styled.p`
  min-height: 18px;
  margin-top: 4px;
  color: ${theme.color.text3};
  font-size: 12px;
  line-height: 18px;
  ${oneLine}
`;

const Bottom = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: auto;
  padding-top: 16px;
  > :last-child {
    position: relative;
    z-index: 1;
  }
`;

export const MateCard = ({ mate, me, gameId, kind, voice }: MateCardProps) => (
  <CardFrame as="article" $interactive>
    <Top>
      <Avatar
        userId={mate.id}
        username={mate.name}
        avatarUrl={mate.iconUrl}
        size={72}
        online={onlineStatus(mate.onlineLevel)}
      />
      {voice}
      <Beside>
        <LevelBadge level={mate.level} />
        {mate.place === undefined && mate.answerSeconds !== undefined && (
          <small>{answersText(mate.answerSeconds)}</small>
        )}
      </Beside>
    </Top>
    <Name title={mate.name}>
      <Link to={matePath({ gameId, mateId: mate.id })}>{mate.name}</Link>
    </Name>
    <RatingLine>
      <Star aria-hidden />
      <VisuallyHidden>{texts.rating(formatRating(mate.rating))}</VisuallyHidden>
      <b aria-hidden>{formatRating(mate.rating)}</b>
      <span>· {texts.orders(mate.orders)}</span>
    </RatingLine>
    {mate.place !== undefined && <Why title={whyHereText(mate)}>{whyHereText(mate)}</Why>}
    <Description>{mate.description === '' ? texts.noDescription : mate.description}</Description>
    <MateTags kinds={mate.categories} />
    <Bottom>
      <MatePrice perHour={mate.pricePerHour} kind={kind} several={mate.categories.length > 1} />
      <InviteButton mate={mate} me={me} gameId={gameId} orBook />
    </Bottom>
  </CardFrame>
);

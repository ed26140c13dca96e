import type { ReactNode } from 'react';
import { Star } from '../../kit/icons/star';
import { type CategoryKind, trialLesson } from '#domain/games/category.ts';
import { Money } from '../money/money';
import { texts } from '../person/texts';
import type { Me } from '#contract/schemas/me.ts';
import type { MateCard as Mate } from '#contract/schemas/mate-card.ts';
import { formatRating } from '#domain/text/format.ts';
import { LevelBadge, MateTags } from './mate-tags';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Link } from '../../kit/routing/link';
import { Avatar, onlineStatus } from '../person/avatar';
import { answersText } from '#domain/mates/answer-time.ts';
import { whyHereText } from '#domain/order/why-here-text.ts';
import { InviteButton } from './invite-button';
import { matePath } from '#contract/routes/game-pages.ts';

interface MatePriceProps {
  /** Rubles. */
  readonly perHour: number;
  readonly kind?: CategoryKind | undefined;
  /** For several categories the lowest price is shown. */
  readonly several: boolean;
}

/** «от 890 ₽ / час»; the trial lesson has the same price for all mates. */
const MatePrice = ({ perHour, kind, several }: MatePriceProps) => {
  const isTrial = kind === trialLesson.categoryKind;
  return (
    <p className="mate-card-price">
      {kind === undefined && several && <small>{texts.from} </small>}
      <Money value={isTrial ? trialLesson.price / 100 : perHour} />
      <small> {isTrial ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour}</small>
    </p>
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

/** The whole card is a link to the mate's page. The server's first screen writes the same (`mates-html.ts`). */
export const MateCard = ({ mate, me, gameId, kind, voice }: MateCardProps) => (
  <article className="card mate-card">
    <div className="mate-card-top">
      <Avatar
        userId={mate.id}
        username={mate.name}
        avatarUrl={mate.iconUrl}
        size={72}
        online={onlineStatus(mate.onlineLevel)}
      />
      {voice}
      <div className="mate-card-beside">
        <LevelBadge level={mate.level} />
        {mate.place === undefined && mate.answerSeconds !== undefined && (
          <small>{answersText(mate.answerSeconds)}</small>
        )}
      </div>
    </div>
    <h3 className="mate-card-name" title={mate.name}>
      <Link to={matePath({ gameId, mateId: mate.id })}>{mate.name}</Link>
    </h3>
    <p className="mate-card-rating">
      <Star aria-hidden />
      <VisuallyHidden>{texts.rating(formatRating(mate.rating))}</VisuallyHidden>
      <b aria-hidden>{formatRating(mate.rating)}</b>
      <span>· {texts.orders(mate.orders)}</span>
    </p>
    {mate.place !== undefined && (
      <p className="mate-card-why" title={whyHereText(mate)}>
        {whyHereText(mate)}
      </p>
    )}
    <p className="mate-card-said">{mate.description === '' ? texts.noDescription : mate.description}</p>
    <MateTags kinds={mate.categories} />
    <div className="mate-card-foot">
      <MatePrice perHour={mate.pricePerHour} kind={kind} several={mate.categories.length > 1} />
      <InviteButton mate={mate} me={me} gameId={gameId} orBook />
    </div>
  </article>
);

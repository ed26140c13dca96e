import { Gamepad2 } from '#client/kit/icons/gamepad-2.tsx';
import { Heart } from '#client/kit/icons/heart.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { PartyPopper } from '#client/kit/icons/party-popper.tsx';
import { Trophy } from '#client/kit/icons/trophy.tsx';
import { Star } from '#client/kit/icons/star.tsx';
import { TreePine } from '#client/kit/icons/tree-pine.tsx';
import styled from 'styled-components';
import type { GiftCertificateDesign } from '#domain/money/gift-certificate.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { theme } from '#client/kit/theme/theme.ts';

interface CardDesign {
  readonly ground: string;
  readonly tint: string;
  readonly icon: IconComponent;
}

const cardDesigns: Readonly<Record<GiftCertificateDesign, CardDesign>> = {
  NEW_YEAR_1: { ground: 'linear-gradient(150deg, #16305c, #0d1a33)', tint: '#4bd08b', icon: TreePine },
  FEB14_MALE: { ground: 'linear-gradient(150deg, #3a2a8c, #171233)', tint: '#a08bff', icon: Gamepad2 },
  FEB14_FEMALE: { ground: 'linear-gradient(150deg, #7c2352, #2a0f22)', tint: '#ff6b8d', icon: Heart },
  FEB23: { ground: 'linear-gradient(150deg, #1f3a2c, #0f1a15)', tint: '#e0596b', icon: Star },
  BIRTHDAY: { ground: 'linear-gradient(150deg, #6b3a12, #2a170b)', tint: '#ffb547', icon: PartyPopper },
  GOOD_GAME: { ground: 'linear-gradient(150deg, #134a56, #0b1f26)', tint: '#4cc9e0', icon: Trophy },
};

const CardFrame = styled.div<{ $ground: string; $tint: string; $small: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: ${({ $small }) => ($small ? 84 : 190)}px;
  padding: ${({ $small }) => ($small ? 12 : 20)}px;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${({ $ground }) => $ground};
  color: #fff;
  print-color-adjust: exact;
  svg {
    position: absolute;
    right: ${({ $small }) => ($small ? 10 : 20)}px;
    top: 50%;
    width: ${({ $small }) => ($small ? 44 : 96)}px;
    height: ${({ $small }) => ($small ? 44 : 96)}px;
    color: ${({ $tint }) => $tint};
    transform: translateY(-50%);
  }
  b {
    font: 600 ${({ $small }) => ($small ? 18 : 34)}px / 1.1 ${theme.font.title};
  }
  span {
    font-size: 13px;
  }
`;

const Message = styled.p`
  position: relative;
  max-width: 62%;
  font-size: 14px;
  overflow-wrap: anywhere;
`;

interface GiftCardProps {
  readonly design: GiftCertificateDesign;
  /** Rubles; absent on a card that only shows its design. */
  readonly nominal?: number;
  readonly message?: string;
  readonly note?: string;
  readonly small?: boolean;
}

/** A certificate as a card, on the screen and in print. */
export const GiftCard = ({ design, nominal, message = '', note, small = false }: GiftCardProps) => {
  const { ground, tint, icon: Icon } = cardDesigns[design];
  return (
    <CardFrame $ground={ground} $tint={tint} $small={small}>
      <Icon aria-hidden />
      {small ? null : <span>напарник</span>}
      {message !== '' && <Message>{message}</Message>}
      <div>
        {nominal !== undefined && <b>{formatMoney(nominal)}</b>}
        {note !== undefined && <br />}
        {note !== undefined && <span>{note}</span>}
      </div>
    </CardFrame>
  );
};

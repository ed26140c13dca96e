import { Gamepad2 } from '../../kit/icons/gamepad-2';
import { GraduationCap } from '../../kit/icons/graduation-cap';
import type { IconComponent } from '../../kit/icons/icon';
import { PartyPopper } from '../../kit/icons/party-popper';
import { Sparkles } from '../../kit/icons/sparkles';
import { Star } from '../../kit/icons/star';
import { TrendingUp } from '../../kit/icons/trending-up';
import type { CategoryKind } from '#domain/games/category.ts';

const icons: Readonly<Record<CategoryKind, IconComponent>> = {
  EDUCATION: GraduationCap,
  RANK_UP: TrendingUp,
  FUN: PartyPopper,
  EDUCATION_PROMO: Sparkles,
  E_GIRL: Gamepad2,
  FAMOUS: Star,
};

export const CategoryIcon = ({ kind }: { readonly kind: CategoryKind }) => {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
};

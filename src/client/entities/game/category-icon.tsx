import { Gamepad2, GraduationCap, type LucideIcon, PartyPopper, Sparkles, Star, TrendingUp } from 'lucide-react';
import type { CategoryKind } from '#domain/games/category.ts';

const icons: Readonly<Record<CategoryKind, LucideIcon>> = {
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

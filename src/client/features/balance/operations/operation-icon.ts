import { ArrowUpRight, BookOpen, Gift, Heart, Lock, Plus, SlidersHorizontal, Swords, TrendingUp, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Transaction } from '../../../../contract/schemas/transaction';

const icons: Readonly<Record<Transaction['type'], LucideIcon>> = {
  PURCHASE: Swords,
  SELL: TrendingUp,
  DISPUTE: Undo2,
  DEPOSIT: Plus,
  WITHDRAWAL: ArrowUpRight,
  CORRECTION: SlidersHorizontal,
  SELL_BLOG_ARTICLE: BookOpen,
  PURCHASE_BLOG_ARTICLE: BookOpen,
  PURCHASE_GIFT_CERTIFICATE: Gift,
  PURCHASE_TIPS: Heart,
  SELL_TIPS: Heart,
  BALANCE_RESERVE: Lock,
  BALANCE_UNRESERVE: Lock,
};

export const operationIcon = ({ type, reversal, bonusReason }: Transaction): LucideIcon =>
  reversal ? Undo2 : bonusReason !== null && type === 'CORRECTION' ? Gift : icons[type];

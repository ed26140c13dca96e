import {
  BookOpen,
  CalendarClock,
  FileText,
  History,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Settings,
  Shield,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { Me } from '#contract/schemas/me.ts';
import { menuTexts } from './menu-texts';
import { Badge } from '../../kit/display/badge';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { Row } from '../../kit/layout/stack';

interface AccountItem {
  readonly icon: LucideIcon;
  readonly label: string;
  /** A page of the product, with the placeholder `{gameId}` … */
  readonly to?: string;
  /** … or a plain address. */
  readonly href?: string;
  /** The number of things that wait there and its label; nothing is shown for zero. */
  readonly count?: number;
  readonly counted?: string;
}

/**
 * The items of the user menu, in the dropdown and in the phone's menu. The profile comes first and has a copy button.
 * `awaiting`: number of bookings that wait for the mate's answer.
 */
export const accountItems = (me: Me, awaiting: number): readonly AccountItem[] => [
  { icon: User, label: menuTexts.profile, to: '/{gameId}/profile' },
  {
    icon: CalendarClock,
    label: menuTexts.bookings,
    to: '/{gameId}/bookings',
    count: awaiting,
    counted: menuTexts.awaiting(awaiting),
  },
  { icon: History, label: menuTexts.history, to: '/{gameId}/orders-history' },
  ...(me.mateAccess === null ? [] : [{ icon: Users, label: menuTexts.clients, to: '/{gameId}/clients' }]),
  { icon: Wallet, label: menuTexts.balanceAndHistory, to: '/balance' },
  { icon: Settings, label: menuTexts.settings, to: '/{gameId}/settings' },
  { icon: FileText, label: menuTexts.materials, to: '/materials' },
  { icon: BookOpen, label: menuTexts.materialsForMe, to: '/materials/for-me' },
  { icon: LifeBuoy, label: menuTexts.support, to: '/support' },
  ...(me.permissions.length === 0 ? [] : [{ icon: Shield, label: menuTexts.admin, to: '/admin' }]),
  { icon: LogOut, label: menuTexts.signOut, href: '/api/auth/logout' },
];

export const MateBadges = ({ access: { grade, percent } }: { readonly access: NonNullable<Me['mateAccess']> }) => (
  <Row $gap={8}>
    <LevelBadge level={grade} />
    <Badge>{menuTexts.percent(percent)}</Badge>
  </Row>
);

import { BookOpen } from '../../kit/icons/book-open';
import { CalendarClock } from '../../kit/icons/calendar-clock';
import { FileText } from '../../kit/icons/file-text';
import { History } from '../../kit/icons/history';
import { LifeBuoy } from '../../kit/icons/life-buoy';
import { LogOut } from '../../kit/icons/log-out';
import type { IconComponent } from '../../kit/icons/icon';
import { Settings } from '../../kit/icons/settings';
import { Shield } from '../../kit/icons/shield';
import { User } from '../../kit/icons/user';
import { Users } from '../../kit/icons/users';
import { Wallet } from '../../kit/icons/wallet';
import type { Me } from '#contract/schemas/me.ts';
import { menuTexts } from './menu-texts';
import { Badge } from '../../kit/display/badge';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { Row } from '../../kit/layout/stack';
import { signOutPath } from '../../entities/session/sign-out-path';
import { chosenGame } from '#contract/routes/route.ts';
import {
  bookingsPath,
  clientsPath,
  ordersHistoryPath,
  profilePath,
  settingsPath,
} from '#contract/routes/game-pages.ts';
import { balancePath, materialsForMePath, materialsPath, supportPath } from '#contract/routes/product-pages.ts';
import { deskPath } from '#contract/routes/desk-pages.ts';

interface AccountItem {
  readonly icon: IconComponent;
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
  { icon: User, label: menuTexts.profile, to: profilePath({ gameId: chosenGame }) },
  {
    icon: CalendarClock,
    label: menuTexts.bookings,
    to: bookingsPath({ gameId: chosenGame }),
    count: awaiting,
    counted: menuTexts.awaiting(awaiting),
  },
  { icon: History, label: menuTexts.history, to: ordersHistoryPath({ gameId: chosenGame }) },
  ...(me.mateAccess === null
    ? []
    : [{ icon: Users, label: menuTexts.clients, to: clientsPath({ gameId: chosenGame }) }]),
  { icon: Wallet, label: menuTexts.balanceAndHistory, to: balancePath },
  { icon: Settings, label: menuTexts.settings, to: settingsPath(chosenGame) },
  { icon: FileText, label: menuTexts.materials, to: materialsPath },
  { icon: BookOpen, label: menuTexts.materialsForMe, to: materialsForMePath },
  { icon: LifeBuoy, label: menuTexts.support, to: supportPath },
  ...(me.permissions.length === 0 ? [] : [{ icon: Shield, label: menuTexts.admin, to: deskPath }]),
  { icon: LogOut, label: menuTexts.signOut, href: signOutPath },
];

export const MateBadges = ({ access: { grade, percent } }: { readonly access: NonNullable<Me['mateAccess']> }) => (
  <Row $gap={8}>
    <LevelBadge level={grade} />
    <Badge>{menuTexts.percent(percent)}</Badge>
  </Row>
);

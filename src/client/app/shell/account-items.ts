import { BookOpen, FileText, History, LifeBuoy, LogOut, Settings, Shield, User, Users, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Me } from '../../../contract/schemas/me';
import { texts } from './texts';

export interface AccountItem {
  readonly icon: LucideIcon;
  readonly label: string;
  /** A page of the product, with `{gameId}` to be filled … */
  readonly to?: string;
  /** … or a plain address. */
  readonly href?: string;
}

/** The user menu's items, for the dropdown and for the phone's sheet alike. Profile comes first and carries a copy button. */
export const accountItems = (me: Me): readonly AccountItem[] => [
  { icon: User, label: texts.profile, to: '/{gameId}/profile' },
  { icon: History, label: texts.history, to: '/{gameId}/orders-history' },
  ...(me.mateAccess === null ? [] : [{ icon: Users, label: texts.clients, to: '/{gameId}/clients' }]),
  { icon: Wallet, label: texts.balanceAndHistory, to: '/balance' },
  { icon: Settings, label: texts.settings, to: '/{gameId}/settings' },
  { icon: FileText, label: texts.materials, to: '/materials' },
  { icon: BookOpen, label: texts.materialsForMe, to: '/materials/for-me' },
  { icon: LifeBuoy, label: texts.support, to: '/support' },
  ...(me.permissions.length === 0 ? [] : [{ icon: Shield, label: texts.admin, to: '/admin' }]),
  { icon: LogOut, label: texts.signOut, href: '/api/auth/logout' },
];

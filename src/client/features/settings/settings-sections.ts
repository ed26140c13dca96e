import { Bell, BriefcaseBusiness, Gamepad2, MonitorSmartphone, ShieldCheck, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Me } from '../../../contract/schemas/me';
import type { SettingsSection } from '../../ui/routing/settings-address';

export interface SectionItem {
  readonly id: SettingsSection;
  readonly icon: LucideIcon;
}

const all: readonly (SectionItem & { readonly forMates?: true })[] = [
  { id: 'profile', icon: User },
  { id: 'account', icon: ShieldCheck },
  { id: 'game', icon: Gamepad2 },
  { id: 'mate', icon: BriefcaseBusiness, forMates: true },
  { id: 'notifications', icon: Bell },
  { id: 'sessions', icon: MonitorSmartphone },
];

/** The sections that this person has, in their order; the first stands open on a wide screen. */
export const sectionsOf = (me: Me): readonly SectionItem[] => all.filter(({ forMates }) => forMates !== true || me.mateAccess !== null);

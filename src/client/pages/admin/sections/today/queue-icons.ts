import {
  AlarmClockOff,
  ArrowDownLeft,
  ArrowUpRight,
  BellRing,
  BookOpenCheck,
  Clapperboard,
  Flag,
  LifeBuoy,
  type LucideIcon,
  NotebookPen,
  Scale,
  SlidersHorizontal,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import type { AdminQueue } from '#domain/people/admin-queue.ts';

/** As in the navigation. */
export const queueIcons: Readonly<Record<AdminQueue, LucideIcon>> = {
  ledger: BookOpenCheck,
  withdrawals: ArrowUpRight,
  disputes: Scale,
  applications: UserPlus,
  support: LifeBuoy,
  reports: Flag,
  recordings: Clapperboard,
  strikes: TriangleAlert,
  deadlines: AlarmClockOff,
  corrections: SlidersHorizontal,
  articles: NotebookPen,
  callbacks: BellRing,
  deposits: ArrowDownLeft,
};

import { KeyRound } from '#client/kit/icons/key-round.tsx';
import { AlarmClockOff } from '#client/kit/icons/alarm-clock-off.tsx';
import { ArrowDownLeft } from '#client/kit/icons/arrow-down-left.tsx';
import { ArrowUpRight } from '#client/kit/icons/arrow-up-right.tsx';
import { BellRing } from '#client/kit/icons/bell-ring.tsx';
import { BookOpenCheck } from '#client/kit/icons/book-open-check.tsx';
import { Clapperboard } from '#client/kit/icons/clapperboard.tsx';
import { Flag } from '#client/kit/icons/flag.tsx';
import { LifeBuoy } from '#client/kit/icons/life-buoy.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { MailX } from '#client/kit/icons/mail-x.tsx';
import { Link2 } from '#client/kit/icons/link-2.tsx';
import { NotebookPen } from '#client/kit/icons/notebook-pen.tsx';
import { Receipt } from '#client/kit/icons/receipt.tsx';
import { Scale } from '#client/kit/icons/scale.tsx';
import { SlidersHorizontal } from '#client/kit/icons/sliders-horizontal.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import { Undo2 } from '#client/kit/icons/undo-2.tsx';
import { UserPlus } from '#client/kit/icons/user-plus.tsx';
import type { DeskQueue } from '#domain/people/desk-queue.ts';

/** As in the navigation. */
export const queueIcons: Readonly<Record<DeskQueue, IconComponent>> = {
  ledger: BookOpenCheck,
  withdrawals: ArrowUpRight,
  disputes: Scale,
  applications: UserPlus,
  support: LifeBuoy,
  losses: KeyRound,
  reports: Flag,
  appeals: Undo2,
  rings: Link2,
  recordings: Clapperboard,
  strikes: TriangleAlert,
  deadlines: AlarmClockOff,
  undelivered: MailX,
  agreements: UserPlus,
  corrections: SlidersHorizontal,
  articles: NotebookPen,
  callbacks: BellRing,
  deposits: ArrowDownLeft,
  refunds: Undo2,
  receipts: Receipt,
};

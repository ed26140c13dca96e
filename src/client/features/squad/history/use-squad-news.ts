import { useEffect, useRef } from 'react';
import { kopecksToRubles, sumOf } from '#domain/money/kopecks.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { nameOf, useSquad } from '../page-state/squad-page-state';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { news } from './texts-news';

/** A sentence about what others or the clock did, if this person should know of it; else null. */
const newsOf = (line: SquadView['history'][number], name: (id: string) => string): string | null => {
  const who = line.subject ?? line.by;
  switch (line.event) {
    case 'MEMBER_LEFT':
      return who === null ? news.goneUnnamed : news.gone(name(who));
    case 'INVITATION_CANCELED':
      return line.by !== null && line.subject === null ? news.declined(name(line.by)) : null;
    case 'INVITATION_EXPIRED':
      return line.subject === null ? null : news.lapsed(name(line.subject));
    case 'EARLY_FINISH_REJECTED':
      return news.earlyNo;
    case 'EARLY_FINISH_CONFIRMED':
      return news.earlyYes;
    case 'UPDATED':
      if ('refundPercent' in line.details) return news.decided(line.details.refundPercent);
      return 'dispute' in line.details ? news.moderator : null;
    default:
      return null;
  }
};

/** Longer than a toast about the person's own action: this one is unexpected. */
const newsMs = 6000;

/** Toasts about changes while the page is open: who left or declined, what was decided, what was refunded. */
export const useSquadNews = (): void => {
  const { view, squad, me } = useSquad();
  const toast = useToast();
  const seen = useRef<ReadonlySet<string> | null>(null);
  const back = sumOf(squad.payments, ({ payerId, refunded }) => (payerId === me.id ? refunded : 0));
  const backBefore = useRef(back);
  useEffect(() => {
    const known = seen.current;
    const returned = back - backBefore.current;
    seen.current = new Set(view.history.map(({ id }) => id));
    backBefore.current = back;
    if (known === null) return;
    const fresh = view.history.filter(({ id, by }) => !known.has(id) && by !== me.id);
    const sentences = fresh.flatMap((line) => newsOf(line, (id) => nameOf(view, id)) ?? []);
    if (returned > 0) sentences.push(news.back(formatMoney(kopecksToRubles(returned))));
    if (sentences.length > 0) toast.info(sentences.join(' '), newsMs);
  }, [view, back, me.id, toast]);
};

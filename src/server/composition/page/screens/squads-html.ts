import type { VisibleSquadAnswer } from '#contract/squads/squad-lists-fields.ts';
import { formatDuration, formatRubles } from '#domain/text/format.ts';
import { escapeHtml } from '../escape-html';
import { avatarHtml } from './mates-html';

const squadHtml = ({
  category,
  durationMinutes,
  owner,
  mates,
  taken,
  slots,
  priceToJoin,
}: VisibleSquadAnswer): string =>
  `<li><h3>${escapeHtml(category.name)}</h3><p>${escapeHtml(owner.username)} · ${formatDuration(durationMinutes)}</p>` +
  `<p>${mates.map(({ username, avatarUrl }) => `${avatarHtml(avatarUrl, 24)} ${escapeHtml(username)}`).join(', ')}</p>` +
  `<p>${taken} из ${slots} · <b>${formatRubles(priceToJoin)}</b></p></li>`;

/** Cards of squads that wait for players. */
export const squadsHtml = (squads: readonly VisibleSquadAnswer[]): string =>
  squads.length === 0 ? '' : `<ul class="first-cards first-squads">${squads.map(squadHtml).join('')}</ul>`;

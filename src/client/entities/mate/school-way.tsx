import { GraduationCap } from 'lucide-react';
import type { AnswerOf } from '../../api/call';
import { WayCard } from '../../kit/layout/way-card';
import { defineTexts } from '../../kit/texts/define-texts';
import { formatMoney } from '../money/money';

const texts = defineTexts({ ru: { from: (lead: string, sum: string) => `${lead} Курсы от ${sum}.` } });

interface SchoolWayProps {
  readonly gameId: string;
  readonly school: AnswerOf<'GET /v1/training-landings/game/{gameId}'>[number];
}

/** Leads to the page of a school. */
export const SchoolWay = ({ gameId, school: { id, title, lead, priceFrom } }: SchoolWayProps) => (
  <li>
    <WayCard to={`/${gameId}/training/${id}`}>
      <GraduationCap aria-hidden />
      <b>{title}</b>
      <span>{priceFrom === null ? lead : texts.from(lead, formatMoney(priceFrom))}</span>
    </WayCard>
  </li>
);

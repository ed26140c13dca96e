import { GraduationCap } from '../../kit/icons/graduation-cap';
import type { CallResponse } from '../../api/call';
import { LinkCard } from '../../kit/layout/link-card';
import { defineTexts } from '../../kit/texts/define-texts';
import { formatMoney } from '../money/money';
import { trainingPath } from '#contract/routes/landing-pages.ts';

const texts = defineTexts({ ru: { from: (lead: string, sum: string) => `${lead} Курсы от ${sum}.` } });

interface SchoolLinkCardProps {
  readonly gameId: string;
  readonly school: CallResponse<'GET /v1/training-landings/game/{gameId}'>[number];
}

/** A link to the page of a school. */
export const SchoolLinkCard = ({ gameId, school: { id, title, lead, priceFrom } }: SchoolLinkCardProps) => (
  <li>
    <LinkCard to={trainingPath({ gameId, landingId: id })}>
      <GraduationCap aria-hidden />
      <b>{title}</b>
      <span>{priceFrom === null ? lead : texts.from(lead, formatMoney(priceFrom))}</span>
    </LinkCard>
  </li>
);

import { levelName } from '#domain/mates/level-name.ts';
import { squadStatusNames } from '#domain/desk/order-names.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import { formatRating } from '#domain/text/format.ts';
import { texts as applicationTexts } from '../sections/mate-applications/texts';
import { texts as articleTexts } from '../sections/articles/texts';
import { bookingTexts } from '../sections/common/booking-badge';
import { depositStatusNames } from '#domain/desk/money-names.ts';
import { texts as drawTexts } from '../sections/draws/texts';
import { texts as reportTexts } from '../sections/reports/texts';
import { texts as transactionTexts } from '../sections/transactions/texts';
import { texts as userTexts } from '../sections/users/texts';
import { texts as withdrawalTexts } from '../sections/withdrawals/texts';
import { texts } from './texts';

/** Names of the codes that search returns, by kind of record, each as its own section calls it. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user: userTexts.statuses,
  squad: squadStatusNames,
  dispute: squadStatusNames,
  booking: bookingTexts.statuses,
  application: applicationTexts.statuses,
  report: reportTexts.statuses,
  support: topicNames,
  article: articleTexts.statuses,
  withdrawal: withdrawalTexts.statuses,
  deposit: depositStatusNames,
  transaction: transactionTexts.types,
  draw: drawTexts.statuses,
  correction: { CORRECTION: texts.correction },
};

/** The second line of a record that search has found; what is no code is shown as it is. */
export const foundHint = (kind: string, hint: string): string => {
  if (kind === 'mate') return levelName(hint);
  if (kind === 'review') return formatRating(Number(hint));
  return names[kind]?.[hint] ?? hint;
};

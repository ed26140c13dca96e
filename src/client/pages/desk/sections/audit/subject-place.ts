import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';
import { isPersonOf, subjectName } from '#domain/desk/subject-names.ts';
import { type DeskSubjectKind, kindOfSubject } from '#domain/people/desk-subject.ts';

/** The sections that open a subject by its id; absent where nothing does. */
const sections: Readonly<Partial<Record<DeskSubjectKind, DeskSection>>> = {
  user: 'users',
  withdrawal: 'withdrawals',
  dispute: 'disputes',
  application: 'mate-applications',
  mate: 'mates',
  strikes: 'strikes',
  squad: 'squads',
  booking: 'bookings',
  deadline: 'deadlines',
  undelivered: 'undelivered',
  recording: 'recordings',
  support: 'support',
  review: 'reviews',
  transaction: 'transactions',
  correction: 'corrections',
  'promo-code': 'promo-codes',
  deposit: 'deposits',
  refund: 'refunds',
  receipt: 'receipts',
  ring: 'rings',
  'npd-receipt': 'npd-receipts',
  tax: 'users',
  callback: 'provider-callbacks',
  reconciliation: 'reconciliations',
  article: 'articles',
  reserve: 'reserves',
  draw: 'draws',
  game: 'games',
  'game-param': 'game-params',
  category: 'categories',
  'category-tag': 'category-tags',
  broadcast: 'notifications',
  landing: 'landings',
  course: 'courses',
  'mate-landing': 'mate-landings',
  document: 'documents',
  page: 'pages',
  report: 'reports',
  appeal: 'appeals',
};

interface SubjectOfLine {
  readonly subject: string;
  readonly person: { readonly id: string; readonly username: string } | null;
}

interface NamedPlace {
  readonly name: string;
  /** Null where the desk opens nothing. */
  readonly path: string | null;
  /** The name is that of the person concerned. */
  readonly isPerson: boolean;
}

/** All settings stand on one page. */
const pathOf = (subject: string): string | null => {
  const kind = kindOfSubject(subject);
  if (kind === null) return null;
  if (kind === 'setting') return deskPage('settings');
  const section = sections[kind];
  return section === undefined ? null : deskPage(section, subject.slice(subject.indexOf(':') + 1));
};

/** What an act was done to, in words, and where the desk opens it. */
export const placeOf = (line: SubjectOfLine): NamedPlace => ({
  name: subjectName(line),
  path: pathOf(line.subject),
  isPerson: isPersonOf(line),
});

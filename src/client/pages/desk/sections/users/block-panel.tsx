import { termNames } from '#domain/desk/people-names.ts';
import { type BlockTerm, blockTerms } from '#domain/people/block-terms.ts';
import { squadNumber } from '#domain/text/format.ts';
import { useBlockAccountMutation } from '#client/entities/desk/users-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { formatDate } from '#client/kit/display/dates.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { TermChoice } from '../../kit/acts/term-choice';
import type { Person } from './person';
import { texts } from './texts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Blocked = Pick<Person, 'id' | 'username' | 'squad' | 'withdrawal'> & {
  readonly counts: Pick<Person['counts'], 'openBookings'>;
};

const drafts: SheetDrafts<BlockTerm> = new Map();

/** What a block of this length means, in dates and figures. */
const Meaning = ({
  person: { squad, counts, withdrawal },
  term,
}: {
  readonly person: Blocked;
  readonly term: BlockTerm;
}) => {
  const span = blockTerms[term];
  const now = serverNow();
  const consequences = [
    span === null ? texts.blockForever : texts.blockUntil(formatDate(now + span, now)),
    texts.blockMeans,
    ...(squad === null
      ? []
      : [
          squad.status === 'IN_A_GAME'
            ? texts.squadPlaysOn(squadNumber(squad.id))
            : texts.squadEnds(squadNumber(squad.id)),
        ]),
    ...(counts.openBookings === 0 ? [] : [texts.bookingsEnd(counts.openBookings)]),
    ...(withdrawal === null ? [] : [texts.withdrawalPauses(formatMoney(withdrawal.amount))]),
  ];
  return <p>{consequences.join(' ')}</p>;
};

export const BlockPanel = ({ person }: { readonly person: Blocked }) => {
  const { id, username } = person;
  const block = useAct(useBlockAccountMutation(), {
    title: texts.blockDialog(username),
    subject: `user:${id}`,
    done: texts.blocked,
  });
  const [term, setTerm, forget] = useOwnDraft<BlockTerm>(drafts, id, 'WEEK');
  return (
    <Panel>
      <PanelTitle>{texts.blockTitle}</PanelTitle>
      <TermChoice value={term} onChange={setTerm} />
      <Meaning person={person} term={term} />
      <ActButton act={block} variant="danger" wide>
        {texts.blockDo(termNames[term])}
      </ActButton>
      <ActDialog
        act={block}
        title={texts.blockDialog(username)}
        confirmLabel={texts.blockLabel}
        toPerson
        ready={texts.blockReasons}
        consequence={<Meaning person={person} term={term} />}
        onDone={forget}
        argsOf={(said) => ({ params: { id }, body: { term, ...said } })}
      />
    </Panel>
  );
};

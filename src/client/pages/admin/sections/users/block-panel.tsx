import { termNames } from '#domain/desk/people-names.ts';
import { useState } from 'react';
import { type BlockTerm, blockTerms } from '#domain/people/block-terms.ts';
import { squadNumber } from '#domain/text/format.ts';
import { useBlockAccountMutation } from '#client/entities/admin/admin-users-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { untilSeen } from '../../kit/acts/why-not';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { TermChoice } from '../../kit/acts/term-choice';
import { useSeen } from '../../kit/drawer/subject-history';
import type { Person } from './person';
import { texts } from './texts';

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
  const [block] = useBlockAccountMutation();
  const [term, setTerm, clear] = useOwnDraft<BlockTerm>(drafts, person.id, 'WEEK');
  const [asking, setAsking] = useState(false);
  const seen = useSeen(`user:${person.id}`, asking);
  const toast = useToast();
  return (
    <Panel>
      <PanelTitle>{texts.blockTitle}</PanelTitle>
      <TermChoice value={term} onChange={setTerm} />
      <Meaning person={person} term={term} />
      <Button variant="danger" wide whyNot={untilSeen(seen)} onClick={() => setAsking(true)}>
        {texts.blockDo(termNames[term])}
      </Button>
      {asking && (
        <ReasonDialog
          title={texts.blockDialog(person.username)}
          confirmLabel={texts.blockLabel}
          toPerson
          ready={texts.blockReasons}
          consequence={
            <Stack $gap={8}>
              <Meaning person={person} term={term} />
            </Stack>
          }
          onConfirm={async (reason) => {
            await block({
              params: { id: person.id },
              body: { term, reason, ...(seen === undefined ? {} : { seen }) },
            }).unwrap();
            clear();
            toast.success(texts.blocked);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
};

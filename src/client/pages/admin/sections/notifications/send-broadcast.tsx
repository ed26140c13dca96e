import { broadcastTerms, userAudiences } from '../../../../../domain/notifications/broadcast';
import {
  useBroadcastReadersQuery,
  useSendToGroupMutation,
  useSendToSelectedMutation,
} from '../../../../entities/admin/admin-broadcasts-api';
import { useGamesQuery } from '../../../../entities/game/reference-api';
import { Panel } from '../../kit/drawer/panel';
import { CreateRecord } from '../../kit/record/create-record';
import type { FieldSpec, Reader } from '../../kit/record/record-fields';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';

const message: readonly FieldSpec[] = [
  { kind: 'text', name: 'title', label: texts.subject, max: broadcastTerms.title },
  { kind: 'area', name: 'text', label: texts.text, max: broadcastTerms.text },
  { kind: 'text', name: 'link', label: texts.link, hint: texts.linkHint, max: 300 },
  { kind: 'moment', name: 'sendAt', label: texts.sendAt, hint: texts.sendAtHint },
];

const messageOf = (read: Reader) => ({
  title: read.text('title'),
  text: read.text('text'),
  link: read.text('link'),
  sendAt: read.moment('sendAt'),
});

const groupOf = (read: Reader) => ({
  audience: read.one('audience', userAudiences),
  gameId: read.textOrNull('gameId'),
  seenWithinDays: read.numberOrNull('seenWithinDays'),
});

/** The notification as its reader will have it. */
const Sample = ({ read }: { readonly read: Reader }) => (
  <Panel aria-label={texts.preview}>
    <strong>{read.text('title') || texts.subject}</strong>
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{read.text('text') || texts.text}</span>
  </Panel>
);

const Readers = ({ group }: { readonly group: ReturnType<typeof groupOf> }) => {
  const { currentData } = useBroadcastReadersQuery({ body: group }, { refetchOnMountOrArgChange: true });
  return <p role="status">{currentData === undefined ? texts.counting : texts.readers(currentData.readers)}</p>;
};

/** Two ways to tell: a group, with how many it is; or people by name. */
export const SendBroadcast = () => {
  const may = useMay();
  const { data: games = [] } = useGamesQuery();
  const [toGroup] = useSendToGroupMutation();
  const [toSelected] = useSendToSelectedMutation();
  const group: readonly FieldSpec[] = [
    {
      kind: 'choice',
      name: 'audience',
      label: texts.audience,
      options: userAudiences.map((value) => ({ value, label: texts.audiences[value] })),
    },
    {
      kind: 'choice',
      name: 'gameId',
      label: texts.game,
      none: texts.anyGame,
      options: games.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'number',
      name: 'seenWithinDays',
      label: texts.seenWithin,
      hint: texts.seenWithinHint,
      min: 1,
      max: broadcastTerms.seenWithinDays,
      optional: true,
    },
  ];
  const people: readonly FieldSpec[] = [{ kind: 'lines', name: 'people', label: texts.people, hint: texts.peopleHint }];
  return (
    <>
      {may('CREATE_SELECTED_NOTIFICATION') && (
        <CreateRecord
          section="notifications"
          title={texts.toSelectedTitle}
          label={texts.toSelected}
          fields={[...people, ...message]}
          initial={{}}
          make={async (read) =>
            (await toSelected({ body: { people: read.lines('people'), ...messageOf(read) } }).unwrap()).id
          }
          preview={(read) => <Sample read={read} />}
        />
      )}
      {may('CREATE_GROUP_NOTIFICATION') && (
        <CreateRecord
          section="notifications"
          title={texts.toGroupTitle}
          label={texts.toGroup}
          fields={[...group, ...message]}
          initial={{ audience: 'ALL' }}
          make={async (read) => (await toGroup({ body: { ...groupOf(read), ...messageOf(read) } }).unwrap()).id}
          preview={(read) => (
            <>
              <Sample read={read} />
              <Readers group={groupOf(read)} />
            </>
          )}
        />
      )}
    </>
  );
};

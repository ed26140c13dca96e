import { Status } from '#client/kit/feedback/status.tsx';
import { broadcastTerms, userAudiences } from '#domain/notifications/broadcast.ts';
import { useBroadcastReadersQuery, useSendToGroupMutation } from '#client/entities/desk/notifications-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { CreateRecord } from '../../kit/record/create-record';
import type { FieldSpec, Reader } from '../../kit/record/record-fields';
import { useMay } from '../../kit/use-may';
import { message, messageOf, Sample } from '../common/broadcast-message';
import { useSelectedBroadcast } from '../common/use-selected-broadcast';
import { texts } from './texts';

const groupOf = (read: Reader) => ({
  audience: read.one('audience', userAudiences),
  gameId: read.textOrNull('gameId'),
  seenWithinDays: read.numberOrNull('seenWithinDays'),
});

const Readers = ({ group }: { readonly group: ReturnType<typeof groupOf> }) => {
  const query = useBroadcastReadersQuery({ body: group }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<Status>{texts.counting}</Status>} failedAs="line" failedText={texts.notCounted}>
      {({ readers }) => <Status>{texts.readers(readers)}</Status>}
    </Loaded>
  );
};

/** Two kinds of recipients: a group, with its size; or people by name. */
export const SendBroadcast = () => {
  const may = useMay();
  const { data: games = [] } = useGamesQuery();
  const [toGroup] = useSendToGroupMutation();
  const toSelected = useSelectedBroadcast();
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
  return (
    <>
      {may('CREATE_SELECTED_NOTIFICATION') && (
        <CreateRecord {...toSelected} act="to-selected" title={texts.toSelectedTitle} label={texts.toSelected} />
      )}
      {may('CREATE_GROUP_NOTIFICATION') && (
        <CreateRecord
          act="to-group"
          section="notifications"
          title={texts.toGroupTitle}
          label={texts.toGroup}
          fields={[...group, ...message]}
          initial={{ audience: 'ALL' }}
          make={async (read) => {
            const body = { ...groupOf(read), ...messageOf(read) };
            return (await toGroup({ body }).unwrap()).id;
          }}
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

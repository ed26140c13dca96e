import { type SquadStatus, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { type SquadAction, squadActions } from '#domain/squad/rules/all-rules.ts';
import { roles, type Role } from './people';

/**
 * Who may do what and when: the lifecycle as one table (domain rules, section 1). A cell is `ok` or the refusal without
 * its SQUADS_ prefix; `–` means INVALID_STATE; a single cell applies to all statuses. The squad is that of
 * `sample-squad.ts` (an owner, a mate, a friend by link and a client from the public list; visible in PENDING); each
 * action is tried as in `sample-event.ts`. In IN_A_GAME twenty minutes have passed, in FINISHED an hour.
 */
const table = `
action              role                  PENDING                    READY                      STARTED                    IN_A_GAME                    FINISHED  DISBANDED
inviteMate          owner                 MUST_BE_INVISIBLE          ok                         –                          –                            –         –
inviteMate          not-owner             NOT_OWNER
inviteMate          others                NOT_MEMBER
inviteFriend        owner+client          ok                         ok                         –                          –                            –         –
inviteFriend        mate+friend           NOT_OWNER
inviteFriend        others                NOT_MEMBER
accept              members               ALREADY_MEMBER
accept              stranger              –
accept              admin                 NOT_MEMBER
decline             all                   MEMBER_NOT_FOUND
declineFriend       everybody-but-admin   MEMBER_NOT_FOUND
declineFriend       admin                 NOT_MEMBER
kick                owner                 ok                         ok                         –                          –                            –         –
kick                not-owner             NOT_OWNER
kick                others                NOT_MEMBER
publish             owner                 ALREADY_PUBLISHED          ok                         –                          –                            –         –
publish             not-owner             NOT_OWNER
publish             others                NOT_MEMBER
unpublish           owner                 ok                         –                          –                          –                            –         –
unpublish           not-owner             NOT_OWNER
unpublish           others                NOT_MEMBER
join                members               ALREADY_MEMBER
join                stranger              ok                         MUST_BE_VISIBLE            –                          –                            –         –
join                admin                 NOT_MEMBER
leave               owner                 INVALID_MEMBERS
leave               not-owner             ok                         ok                         ok                         ok                           –         –
leave               others                NOT_MEMBER
update              owner                 MUST_BE_INVISIBLE          ok                         –                          –                            –         –
update              not-owner             NOT_OWNER
update              others                NOT_MEMBER
applyPromoCode      owner                 ok                         ok                         –                          –                            –         –
applyPromoCode      not-owner             NOT_OWNER
applyPromoCode      others                NOT_MEMBER
removePromoCode     owner                 PROMO_CODE_NOT_FOUND       PROMO_CODE_NOT_FOUND       –                          –                            –         –
removePromoCode     not-owner             NOT_OWNER
removePromoCode     others                NOT_MEMBER
pay                 owner+client          MEMBERS_MUST_JOIN          ok                         –                          –                            –         –
pay                 mate+friend           MEMBERS_MUST_JOIN          INVALID_MEMBER_PAYMENT     –                          –                            –         –
pay                 others                NOT_MEMBER
confirm             owner                 MEMBERS_MUST_JOIN          –                          ok                         –                            ok        –
confirm             client                MEMBERS_MUST_JOIN          –                          –                          –                            ok        –
confirm             mate                  MEMBERS_MUST_JOIN          ok                         ok                         –                            –         –
confirm             friend                MEMBERS_MUST_JOIN          –                          –                          –                            –         –
confirm             others                NOT_MEMBER
ping                members               ok                         ok                         ok                         ok                           –         –
ping                others                NOT_MEMBER
needToRecreate      owner+mate            –                          –                          ok                         ok                           –         –
needToRecreate      client+friend         NOT_OWNER
needToRecreate      others                NOT_MEMBER
requestEarlyFinish  owner+client+mate     –                          –                          –                          ok                           –         –
requestEarlyFinish  friend                –                          –                          –                          CANNOT_REQUEST_EARLY_FINISH  –         –
requestEarlyFinish  others                NOT_MEMBER
answerEarlyFinish   members               –
answerEarlyFinish   others                NOT_MEMBER
disband             owner                 ok                         ok                         ok                         –                            –         –
disband             not-owner             NOT_OWNER
disband             stranger              NOT_MEMBER
disband             admin                 ok                         ok                         ok                         ok                           –         –
repeat              owner                 –                          –                          –                          –                            ok        –
repeat              not-owner             NOT_OWNER
repeat              others                NOT_MEMBER
offerReady          members               ALREADY_MEMBER
offerReady          stranger              –
offerReady          admin                 NOT_MEMBER
withdrawOffer       everybody-but-admin   MEMBER_NOT_FOUND
withdrawOffer       admin                 NOT_MEMBER
openDispute         owner+client+mate     DISPUTE_CANNOT_BE_CREATED  DISPUTE_CANNOT_BE_CREATED  DISPUTE_CANNOT_BE_CREATED  ok                           ok        DISPUTE_CANNOT_BE_CREATED
openDispute         friend                DISPUTE_CANNOT_BE_CREATED
openDispute         others                NOT_MEMBER
answerDispute       members               –
answerDispute       others                NOT_MEMBER
decideDispute       members               NOT_OWNER
decideDispute       stranger              NOT_MEMBER
decideDispute       admin                 –
`;

export interface LifecycleCell {
  readonly action: SquadAction;
  readonly role: Role;
  readonly status: SquadStatus;
  /** `ok` or the full error code. */
  readonly expected: string;
}

/** Names for groups of roles. */
const groups: Readonly<Record<string, readonly Role[]>> = {
  all: roles,
  'everybody-but-admin': roles.filter((role) => role !== 'admin'),
  members: ['owner', 'client', 'mate', 'friend'],
  'not-owner': ['client', 'mate', 'friend'],
  others: ['stranger', 'admin'],
};

const oneOf = <Name extends string>(names: readonly Name[], word: string): Name => {
  const known = names.find((name) => name === word);
  if (!known) throw new Error(`The lifecycle table does not know «${word}»`);
  return known;
};

const codeOf = (word: string): string =>
  word === 'ok' ? word : word === '–' ? 'SQUADS_INVALID_STATE' : `SQUADS_${word}`;

const cellsOf = (line: string): LifecycleCell[] => {
  const [action = '', who = '', ...words] = line.split(/\s+/);
  const whom = groups[who] ?? who.split('+').map((role) => oneOf(roles, role));
  return whom.flatMap((role) =>
    squadStatuses.map((status, column) => ({
      action: oneOf(squadActions, action),
      role,
      status,
      expected: codeOf((words.length === 1 ? words[0] : words[column]) ?? ''),
    })),
  );
};

/** Every cell of the table, tested with the pure machine and with the server. */
export const lifecycleTable: readonly LifecycleCell[] = table.trim().split('\n').slice(1).flatMap(cellsOf);

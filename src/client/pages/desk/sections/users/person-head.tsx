import { failureIn } from '#client/api/api-error.ts';
import { nameOfCode } from '#client/entities/game/name-of-code.ts';
import { languageNames } from '../../kit/language-names';
import { ChevronLeft } from '#client/kit/icons/chevron-left.tsx';
import { Copy } from '#client/kit/icons/copy.tsx';
import { ExternalLink } from '#client/kit/icons/external-link.tsx';
import styled from 'styled-components';
import { presenceOf, avatarStatusOf, isLastSeenShown } from '#domain/people/presence.ts';
import { useShowPersonalMutation } from '#client/entities/desk/users-api.ts';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useGameId } from '#client/entities/game/chosen-game.ts';
import { publicPath } from '#client/entities/person/paths.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useMay } from '../../kit/use-may';
import type { Person } from './person';
import { texts } from './texts';
import { UserStatus } from './user-status';
import { Quiet } from '../../kit/quiet';
import { WritePerson } from './write-person';
import { deskPage } from '#contract/routes/desk-pages.ts';

/** «был в сети 18:40»; null for a person who has been away for more than a day, as on every page. Epoch ms. */
export const lastSeenText = (seen: number | null, now: number): string | null =>
  seen !== null && isLastSeenShown(seen, now) ? texts.seen(formatDate(seen, now)) : null;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 4px;
  color: ${theme.color.text2};
  font-size: 13px;
`;

/** Masked until it is requested, which the log records. */
const Personal = ({ person }: { readonly person: Person }) => {
  const [show, answer] = useShowPersonalMutation();
  const { data, isLoading } = answer;
  const may = useMay();
  return (
    <Stack $gap={6}>
      <Row $gap={8}>
        <Quiet>
          {data?.email ?? person.email}, {person.emailConfirmed ? texts.emailConfirmed : texts.emailNotConfirmed}
        </Quiet>
        {data === undefined && may('VIEW_USER_PERSONAL_INFO') && (
          <Button
            size="sm"
            variant="ghost"
            busy={isLoading}
            title={texts.showPersonalHint}
            onClick={() => show({ params: { id: person.id } })}
          >
            {texts.showPersonal}
          </Button>
        )}
      </Row>
      <ActFailure failure={failureIn(answer)} />
      {data !== undefined && (
        <div>
          <small>{data.addresses.length === 0 ? texts.noAddresses : texts.addresses}</small>
          <Quiet as="ul">
            {data.addresses.map(({ ip, lastSeenAt }) => (
              <li key={ip + lastSeenAt}>
                {ip}, <DateText value={lastSeenAt} />
              </li>
            ))}
          </Quiet>
        </div>
      )}
    </Stack>
  );
};

/** The head of the card: who the person is. */
export const PersonHead = ({ person }: { readonly person: Person }) => {
  const { id, username, mate, isAdmin, status, lastOnlineAt } = person;
  const copy = useCopy();
  const chosenGame = useGameId();
  const now = serverNow();
  const seen = lastOnlineAt === null ? null : Date.parse(lastOnlineAt);
  return (
    <Stack $gap={12}>
      <Back to={deskPage('users')}>
        <ChevronLeft aria-hidden />
        {texts.back}
      </Back>
      <Row $gap={20} $align="start" $justify="space-between">
        <Row $gap={16} $align="start">
          <Avatar
            userId={id}
            username={username}
            avatarUrl={person.avatarUrl}
            size={72}
            online={avatarStatusOf(presenceOf(seen, now))}
          />
          <Stack $gap={8}>
            <Row $gap={10}>
              <PageTitle>{username}</PageTitle>
              {isAdmin && <Badge $tone="violet">{texts.kinds.ADMIN}</Badge>}
              {mate === null ? <Badge>{texts.kinds.CLIENT}</Badge> : <LevelBadge level={mate.level} />}
              {status === 'ACTIVE' ? (
                mate !== null && (
                  <Badge $tone={mate.active ? 'ok' : 'neutral'}>
                    {mate.active ? texts.acceptsOrders : texts.ordersOff}
                  </Badge>
                )
              ) : (
                <UserStatus status={status} until={person.blockedUntil} />
              )}
            </Row>
            <Quiet>
              {mate !== null && (
                <>
                  {texts.kinds.MATE}, <GameTitle gameId={mate.gameId} />
                  {' · '}
                </>
              )}
              {[
                texts.since(formatDate(Date.parse(person.createdAt), now)),
                lastSeenText(seen, now),
                person.country === null ? null : nameOfCode(undefined, person.country, 'region'),
                languageNames(person.languages),
                person.timeZone,
                `${texts.age}: ${texts.ages[person.age.group]}${person.age.parentAgrees ? `, ${texts.parentAgrees}` : ''}`,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </Quiet>
            <Personal person={person} />
          </Stack>
        </Row>
        <Row $gap={8}>
          <Button size="sm" variant="ghost" onClick={() => copy(id, texts.copied)}>
            <Copy aria-hidden />
            {texts.copyId}
          </Button>
          {status !== 'DELETED' && <WritePerson person={person} />}
          <ButtonLink size="sm" to={publicPath(person, chosenGame)}>
            <ExternalLink aria-hidden />
            {texts.toSite}
          </ButtonLink>
        </Row>
      </Row>
    </Stack>
  );
};

import { avatarStatusOf, presenceOf } from '#domain/people/presence.ts';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { formatRating } from '#domain/text/format.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { CardLink } from '../../kit/drawer/card-link';
import { Panel } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import type { Withdrawal } from './withdrawal';
import { texts } from './texts';

/** The person who withdraws. */
export const WithdrawalAbout = ({ withdrawal: { person, about } }: { readonly withdrawal: Withdrawal }) => {
  const now = serverNow();
  const seen = about.lastOnlineAt === null ? null : Date.parse(about.lastOnlineAt);
  return (
    <Panel>
      <Row $justify="space-between" $wrap="nowrap">
        <Row $gap={12} $wrap="nowrap">
          <Avatar
            userId={person.id}
            username={person.username}
            avatarUrl={person.avatarUrl}
            size={44}
            online={avatarStatusOf(presenceOf(seen, now))}
          />
          <Stack $gap={4}>
            <Row $gap={8}>
              <strong>{person.username}</strong>
              {person.level === null ? <Badge>{texts.client}</Badge> : <LevelBadge level={person.level} />}
            </Row>
            <Quiet>
              {[
                about.rating === null ? null : `${formatRating(about.rating)} ★`,
                about.orders === null ? texts.squads(about.squads) : texts.orders(about.orders),
                texts.since(formatDate(Date.parse(about.since), now)),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </Quiet>
          </Stack>
        </Row>
        <CardLink id={person.id} />
      </Row>
    </Panel>
  );
};

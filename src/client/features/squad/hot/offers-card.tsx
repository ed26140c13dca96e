import { Flame } from 'lucide-react';
import styled from 'styled-components';
import { useInviteMateMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/data/badge';
import { Countdown } from '../../../ui/data/countdown';
import { formatRating } from '../../../ui/data/format-rating';
import { LevelBadge } from '../../../ui/data/level-badge';
import { Card, CardTitle } from '../../../ui/layout/card';
import { Avatar } from '../../../ui/people/avatar';
import { onlineStatus } from '../../../ui/people/online-status';
import { oneLine } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { useLanguageName } from '../members/use-language-name';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Text = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Offer = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > div {
    flex: 1 1 140px;
    min-width: 0;
    p {
      color: ${theme.color.text2};
      font-size: 13px;
      ${oneLine}
    }
  }
`;

const Name = styled.b`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Mates who said that they are ready arrive here live; the owner takes one. */
export const OffersCard = () => {
  const { view, state } = useSquad();
  const [invite] = useInviteMateMutation();
  const step = useStep(view.id);
  const languageName = useLanguageName();
  const { offers = [] } = view;
  const { hotUntil } = state.context;
  return (
    <Card as="section" aria-live="polite">
      <Head>
        <CardTitle>{texts.title}</CardTitle>
        {hotUntil !== null && (
          <Badge $tone="warn">
            <Flame aria-hidden size={14} />
            {texts.left} <Countdown until={new Date(hotUntil).toISOString()} />
          </Badge>
        )}
      </Head>
      <Text>{offers.length === 0 ? texts.none : texts.some}</Text>
      <ul>
        {offers.map(({ user, mate, expiresAt }) => (
          <Offer key={user.id}>
            <Avatar userId={user.id} username={user.username} avatarUrl={user.avatarUrl} size={44} online={onlineStatus(user.onlineLevel)} />
            <div>
              <Name>
                {user.username} <LevelBadge level={mate.grade} />
              </Name>
              <p>{texts.facts(formatRating(mate.rating), mate.languages.map(languageName).join(', '))}</p>
            </div>
            <Countdown until={expiresAt} />
            <Button
              size="sm"
              variant="primary"
              aria-label={texts.chooseWhom(user.username)}
              onClick={() => step(() => invite({ body: { squadId: view.id, mateId: user.id } }).unwrap(), texts.chosen(user.username))}
            >
              {texts.choose}
            </Button>
          </Offer>
        ))}
      </ul>
    </Card>
  );
};

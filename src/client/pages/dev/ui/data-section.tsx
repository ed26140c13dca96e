import { useState } from 'react';
import { avatarSizes } from '../../../../domain/people/avatar';
import { mateLevels } from '../../../../domain/mates/grade';
import { Badge, CountBadge } from '../../../kit/display/badge';
import { CopyLink } from '../../../kit/display/copy-link';
import { Countdown, DateText } from '../../../kit/display/date-and-countdown';
import { LevelBadge } from '../../../entities/mate/mate-tags';
import { Money } from '../../../entities/money/money';
import { ProgressBar } from '../../../kit/display/progress-bar';
import { Stepper } from '../../../kit/display/stepper';
import { Row, Stack } from '../../../kit/layout/stack';
import { Avatar } from '../../../entities/person/avatar';
import { AvatarStack } from '../../../entities/person/avatar-stack';
import { serverNow } from '../../../kit/time/server-now';
import { Section, texts } from './section';

const tones = ['neutral', 'accent', 'violet', 'ok', 'warn', 'danger', 'info'] as const;
const statuses = ['online', 'recently', 'offline'] as const;
const people = ['Киберкот', 'Северин', 'Мирай', 'Ветер', 'Алиса', 'Пельмешек', 'Лис'].map((username) => ({
  id: username,
  username,
  avatarUrl: null,
}));

export const DataSection = () => {
  const [inTenMinutes] = useState(() => new Date(serverNow() + 600_000).toISOString());
  return (
    <>
      <Section title={texts.people}>
        <Stack>
          <Row>
            {avatarSizes.map((size, index) => (
              <Avatar
                key={size}
                userId={`${size}`}
                username="Северин"
                avatarUrl={null}
                size={size}
                online={statuses[index % 3]}
              />
            ))}
          </Row>
          <AvatarStack people={people} />
          <Row>
            {mateLevels.map((level) => (
              <LevelBadge key={level} level={level} />
            ))}
            {tones.map((tone) => (
              <Badge key={tone} $tone={tone}>
                {tone}
              </Badge>
            ))}
            <CountBadge count={7} label="7" />
          </Row>
        </Stack>
      </Section>
      <Section title={texts.values}>
        <Stack>
          <Row $gap={20}>
            <Money value={4820} />
            <Money value={200} signed tinted />
            <Money value={-1780.5} signed tinted />
            <Countdown until={inTenMinutes} />
            <Countdown until={inTenMinutes} large />
            <DateText value={inTenMinutes} />
            <DateText value="2025-12-29T09:15:00.000Z" />
            <CopyLink path="/" />
          </Row>
          <Row>
            <ProgressBar label={texts.rating} value={4.7} max={5} />
          </Row>
          <Stepper label={texts.stepper} steps={texts.steps} current={2} />
        </Stack>
      </Section>
    </>
  );
};

import { useState } from 'react';
import { avatarSizes } from '../../../domain/enums/avatar-size';
import { mateLevels } from '../../../domain/enums/mate-level';
import { Badge } from '../../ui/data/badge';
import { CopyLink } from '../../ui/data/copy-link';
import { CountBadge } from '../../ui/data/count-badge';
import { Countdown } from '../../ui/data/countdown';
import { DateText } from '../../ui/data/date-text';
import { LevelBadge } from '../../ui/data/level-badge';
import { Money } from '../../ui/data/money';
import { ProgressBar } from '../../ui/data/progress-bar';
import { Stepper } from '../../ui/data/stepper';
import { Row, Stack } from '../../ui/layout/stack';
import { Avatar } from '../../ui/people/avatar';
import { AvatarStack } from '../../ui/people/avatar-stack';
import { serverNow } from '../../ui/time/server-now';
import { Section } from './section';
import { texts } from './texts';

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
              <Avatar key={size} userId={`${size}`} username="Северин" avatarUrl={null} size={size} online={statuses[index % 3]} />
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

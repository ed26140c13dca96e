import { useState } from 'react';
import { avatarSizes } from '#domain/people/avatar.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { Badge, CountBadge } from '#client/kit/display/badge.tsx';
import { CopyLink } from '#client/kit/display/copy-link.tsx';
import { Countdown, DateText } from '#client/kit/display/date-and-countdown.tsx';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { Money } from '#client/entities/money/money.tsx';
import { Meter } from '#client/kit/display/progress-bar.tsx';
import { Stepper } from '#client/kit/display/stepper.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { AvatarStack } from '#client/entities/person/avatar-stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { Section, texts } from './section';
import { homePath } from '#contract/routes/product-pages.ts';

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
            <CopyLink path={homePath} />
          </Row>
          <Row>
            <Meter label={texts.rating} value={4.7} max={5} />
          </Row>
          <Stepper label={texts.stepper} steps={texts.steps} current={2} />
        </Stack>
      </Section>
    </>
  );
};

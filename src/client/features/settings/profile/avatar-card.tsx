import type { Me } from '#contract/schemas/me.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { AvatarPicker } from '../avatar/avatar-picker';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';

export const AvatarCard = ({ me }: { readonly me: Me }) => (
  <SettingCard anchor="avatar" title={texts.avatar} lead={texts.avatarLead}>
    <Row $gap={20} $wrap="nowrap">
      <Avatar userId={me.id} username={me.username} avatarUrl={me.avatarUrl} size={88} />
      <Stack $gap={8} $align="start">
        <AvatarPicker has={me.avatarUrl !== null} />
      </Stack>
    </Row>
  </SettingCard>
);

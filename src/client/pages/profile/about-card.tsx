import { Pencil } from '../../kit/icons/pencil';
import { useState } from 'react';
import styled from 'styled-components';
import type { PublicUser } from '#contract/people/users.ts';
import { usePersonTags } from '../../entities/person/use-person-tags';
import { Button } from '../../kit/controls/button';
import { Card, CardTitle } from '../../kit/layout/card';
import { AboutText } from '../../entities/person/about-text';
import { theme } from '../../kit/theme/theme';
import { DescriptionForm } from '../../features/settings/profile/description-form';
import { texts } from './texts';

interface AboutCardProps {
  readonly user: PublicUser;
  readonly gameId: string;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
`;

const Hint = styled.p`
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** What others read about the person, edited in place. */
export const AboutCard = ({ user, gameId }: AboutCardProps) => {
  const [editing, setEditing] = useState(false);
  const tags = usePersonTags(user, gameId);
  return (
    <Card as="section" aria-labelledby="about">
      <Head>
        <CardTitle id="about">{texts.about}</CardTitle>
        <Button size="sm" variant="ghost" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          <Pencil aria-hidden />
          {editing ? texts.cancel : texts.edit}
        </Button>
      </Head>
      {editing ? (
        <DescriptionForm userId={user.id} saved={user.description ?? ''} onDone={() => setEditing(false)} />
      ) : (
        <AboutText description={user.description} tags={tags} />
      )}
      {!editing && user.description === null && <Hint>{user.mate === null ? texts.tellMates : texts.tellMore}</Hint>}
    </Card>
  );
};

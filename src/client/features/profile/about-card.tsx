import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { PublicUser } from '../../../contract/users';
import { usePersonTags } from '../../api/use-person-tags';
import { Button } from '../../ui/controls/button';
import { Card, CardTitle } from '../../ui/layout/card';
import { AboutText } from '../../ui/people/about-text';
import { theme } from '../../ui/theme/theme';
import type { ProfileSlots } from './profile-slots';
import { texts } from './texts';

interface AboutCardProps {
  readonly user: PublicUser;
  readonly gameId: string;
  readonly form: ProfileSlots['descriptionForm'];
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

/** What others read of the person, changed where it stands. */
export const AboutCard = ({ user, gameId, form }: AboutCardProps) => {
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
      {editing ? form(user.id, user.description ?? '', () => setEditing(false)) : <AboutText description={user.description} tags={tags} />}
      {!editing && user.description === null && <Hint>{user.mate === null ? texts.tellMates : texts.tellMore}</Hint>}
    </Card>
  );
};

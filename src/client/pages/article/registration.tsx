import { Status } from '#client/kit/feedback/status.tsx';
import { Trophy } from '../../kit/icons/trophy';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useRegisterAtArticleMutation } from '../../entities/blog/blog-registration-api';
import { useMe } from '../../entities/person/users-api';
import { loginPath } from '../../entities/session/return-path';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { DateText } from '../../kit/display/date-and-countdown';
import { theme } from '../../kit/theme/theme';
import { texts } from './registration-texts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  padding: 22px;
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.accentSoft};
  > svg {
    color: ${theme.color.accent};
  }
  > div {
    flex: 1 1 200px;
  }
  b {
    font-size: 18px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

/** The block with which people register for an event. */
export const Registration = ({ article }: { readonly article: ArticleView }) => {
  const me = useMe();
  const showRefusal = useRefusalToast();
  const { pathname } = useLocation();
  const [register] = useRegisterAtArticleMutation();
  const block = article.document.blocks.find(({ type }) => type === 'registration');
  const { registration } = article;
  if (block?.type !== 'registration' || registration === null) return null;
  const { open, people, registered } = registration;
  const set = async () => {
    const { error } = await register({ params: { id: article.id }, body: { registered: !registered } });
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Box>
      <Trophy aria-hidden />
      <div>
        <b>{block.title}</b>
        <Status>
          {texts.people(people)}
          {registered && ` · ${texts.registered}`}
        </Status>
        <p>
          {open ? `${texts.until} ` : texts.registrationClosed}
          {open && <DateText value={block.closesAt} />}
        </p>
      </div>
      {open && me === null && (
        <ButtonLink to={loginPath(pathname)} variant="primary">
          {texts.signInToRegister}
        </ButtonLink>
      )}
      {open && me !== null && (
        <Button variant={registered ? 'secondary' : 'primary'} onClick={set}>
          {registered ? texts.unregister : texts.register}
        </Button>
      )}
    </Box>
  );
};

import { Status } from '#client/kit/feedback/status.tsx';
import { Trophy } from '../../kit/icons/trophy';
import { useLocation } from 'react-router';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useRegisterAtArticleMutation } from '../../entities/blog/blog-registration-api';
import { useMe } from '../../entities/person/users-api';
import { loginPath } from '../../entities/session/return-path';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { DateText } from '../../kit/display/date-and-countdown';
import { texts } from './registration-texts';

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
    <div className="article-registration">
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
    </div>
  );
};

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useCreateDraftMutation } from '../../entities/blog/blog-writing-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { Button } from '../../kit/controls/button';
import { texts } from './texts';
import { editorPath } from '#contract/routes/product-pages.ts';

interface BeginTournamentProps {
  readonly me: Me;
  /** For operators without the permission for the blog. */
  readonly otherwise: ReactNode;
}

/** «Турнир» is in the header for everybody; an operator of the blog creates here the article that it links to. */
export const BeginTournament = ({ me, otherwise }: BeginTournamentProps) => {
  const [create] = useCreateDraftMutation();
  const navigate = useNavigate();
  const link = useGameLink();
  const showRefusal = useRefusalToast();
  const begin = async () => {
    try {
      await create({ body: { tournament: true } }).unwrap();
      await navigate(link(editorPath({ articleId: articleTerms.tournamentId })));
    } catch (error) {
      showRefusal(error);
    }
  };
  if (!hasPermission(me.permissions, 'MANAGE_BLOG')) return otherwise;
  return (
    <Button variant="primary" onClick={begin}>
      {texts.beginTournament}
    </Button>
  );
};

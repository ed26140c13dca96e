import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { texts } from '../texts';
import { useMay } from '../use-may';
import { deskPage } from '#contract/routes/desk-pages.ts';

/** Link to a person's card, for operators who may open it. */
export const CardLink = ({ id }: { readonly id: string }) => {
  const may = useMay();
  if (!may('VIEW_USER')) return null;
  return (
    <ButtonLink size="sm" to={deskPage('users', id)}>
      {texts.card}
    </ButtonLink>
  );
};

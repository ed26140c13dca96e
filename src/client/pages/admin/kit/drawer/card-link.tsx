import { ButtonLink } from '../../../../kit/controls/button-link';
import { texts } from '../texts';
import { useMay } from '../use-may';

/** The way to a person's card, for whoever may open it. */
export const CardLink = ({ id }: { readonly id: string }) => {
  const may = useMay();
  if (!may('VIEW_USER')) return null;
  return (
    <ButtonLink size="sm" to={`/admin/users/${id}`}>
      {texts.card}
    </ButtonLink>
  );
};

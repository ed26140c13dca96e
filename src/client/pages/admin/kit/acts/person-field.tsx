import { isUuid } from '../../../../../domain/text/is-uuid';
import { useAdminSearchQuery } from '../../../../entities/admin/admin-desk-api';
import { LookUpField, useLookUp } from './look-up-field';
import { PersonCell } from '../person-cell';
import { texts } from '../texts';

export interface ChosenPerson {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

/** A person by name or email; by id too, for an operator who may not search people. */
export const PersonField = ({
  label,
  error,
  person,
  onChoose,
}: {
  readonly label: string;
  readonly error?: string | undefined;
  readonly person: ChosenPerson | null;
  readonly onChoose: (person: ChosenPerson | null) => void;
}) => {
  const lookUp = useLookUp();
  const { currentData, isFetching, isError, refetch } = useAdminSearchQuery(
    { query: { q: lookUp.debounced } },
    { skip: person !== null || !lookUp.isEnough },
  );
  const found = (currentData?.found ?? []).flatMap((one) =>
    one.kind === 'user' && one.person !== null ? [one.person] : [],
  );
  const { text } = lookUp;
  const byNumber = isUuid(text) ? [{ id: text.toLowerCase(), username: text, avatarUrl: null }] : [];
  return (
    <LookUpField<ChosenPerson>
      label={label}
      error={error}
      hint={texts.personHint}
      nothing={texts.nobodyFound}
      other={texts.otherPerson}
      lookUp={lookUp}
      isFetching={isFetching}
      isError={isError && byNumber.length === 0}
      onRetry={refetch}
      chosen={person}
      found={found.length > 0 ? found : byNumber}
      show={(one) => <PersonCell person={one} />}
      onChoose={onChoose}
    />
  );
};

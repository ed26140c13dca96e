import { isUuid } from '#domain/text/is-uuid.ts';
import { useDeskSearchQuery } from '#client/entities/desk/tools-api.ts';
import { LookUpField, useLookUp } from './look-up-field';
import { PersonCell } from '../person-cell';
import { texts } from '../texts';
import { useMay } from '../use-may';

export interface ChosenPerson {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

/**
 * A person by name, email or id. An operator who may not search people finds those whose mate access or withdrawals they
 * may see, and takes anybody by id.
 */
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
  const query = useDeskSearchQuery({ query: { q: lookUp.debounced } }, { skip: person !== null || !lookUp.isEnough });
  const maySearch = useMay()('VIEW_USER');
  const people = (query.currentData?.found ?? []).flatMap(({ person: one }) => (one === null ? [] : [one]));
  const found = people.filter(({ id }, index) => people.findIndex((one) => one.id === id) === index);
  const { text } = lookUp;
  const byNumber = isUuid(text) ? [{ id: text.toLowerCase(), username: text, avatarUrl: null }] : [];
  return (
    <LookUpField<ChosenPerson>
      label={label}
      error={error}
      hint={maySearch ? texts.personHint : texts.personByNumber}
      nothing={maySearch ? texts.nobodyFound : texts.personByNumber}
      other={texts.otherPerson}
      lookUp={lookUp}
      query={query}
      chosen={person}
      found={found.length > 0 ? found : byNumber}
      show={(one) => <PersonCell person={one} />}
      onChoose={onChoose}
    />
  );
};

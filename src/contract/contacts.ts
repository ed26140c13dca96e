/** Whom a buyer deals with (Law 2300-1, art. 9): as the owner writes it, null where it is not set. */
export interface Owner {
  readonly name: string;
  readonly address: string | null;
  /** Registration number: 13 digits of a company, 15 of an entrepreneur. */
  readonly ogrn: string | null;
  /** Hours of work in words. */
  readonly hours: string | null;
}

/** Where the service is found outside of the product, for the footer of every page; null: not there. */
export interface Contacts {
  readonly email: string | null;
  readonly youtube: string | null;
  readonly discord: string | null;
  readonly vk: string | null;
  readonly telegram: string | null;
  readonly owner: Owner | null;
}

export const noContacts: Contacts = {
  email: null,
  youtube: null,
  discord: null,
  vk: null,
  telegram: null,
  owner: null,
};

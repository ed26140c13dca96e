interface PersonColumns<Id, Name, Avatar> {
  readonly id: Id;
  readonly username: Name;
  readonly avatarUrl: Avatar;
}

/** The columns that are shown of a person wherever they are named: of `app_user` or of an alias of it. */
export const personColumns = <Id, Name, Avatar>({ id, username, avatarUrl }: PersonColumns<Id, Name, Avatar>) => ({
  id,
  username,
  avatarUrl,
});

import { TextLink } from '#client/kit/routing/text-link.tsx';
import type { AuditLine } from './audit-line';
import { placeOf } from './subject-place';

/** What an act was done to, with a link to where the desk opens it. */
export const SubjectLink = ({ line }: { readonly line: AuditLine }) => {
  const { name, path } = placeOf(line);
  return path === null ? <span title={line.subject}>{name}</span> : <TextLink to={path}>{name}</TextLink>;
};

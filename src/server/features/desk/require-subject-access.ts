import { deskSubjects, kindOfSubject } from '#domain/people/desk-subject.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';

/** Notes, history and looks of a subject are for operators who may see the subject itself. @throws Refusal FORBIDDEN */
export const requireSubjectAccess = ({ permissions }: Actor, subject: string): void => {
  const kind = kindOfSubject(subject);
  if (kind === null || !hasPermission(permissions, deskSubjects[kind])) throw new Refusal('FORBIDDEN');
};

import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { pageLimits } from '#domain/games/page-limits.ts';
import { courseTerms } from '#domain/money/course-terms.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import type { CallResponse } from '#client/api/call.ts';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { texts as catalogueTexts } from '../catalogue/texts';
import { texts } from './texts';

export type Course = CallResponse<'GET /v1/admin/courses'>['items'][number];

const { minLessons, maxLessons, minPrice, maxPrice } = courseTerms;

export const courseFields: readonly FieldSpec[] = [
  { kind: 'text', name: 'title', label: texts.title, max: pageLimits.title },
  { kind: 'area', name: 'description', label: texts.courseDescription, max: catalogueLimits.description },
  {
    kind: 'lines',
    name: 'topics',
    label: texts.topics,
    hint: texts.pointsHint,
    max: catalogueLimits.point * catalogueLimits.points,
    optional: true,
  },
  { kind: 'number', name: 'lessons', label: texts.lessons, min: minLessons, max: maxLessons },
  {
    kind: 'number',
    name: 'price',
    label: texts.coursePrice,
    hint: texts.coursePriceHint,
    min: kopecksToRubles(minPrice),
    max: kopecksToRubles(maxPrice),
  },
  {
    kind: 'number',
    name: 'position',
    label: catalogueTexts.position,
    hint: catalogueTexts.positionHint,
    ...catalogueLimits.position,
  },
  { kind: 'switch', name: 'enabled', label: texts.onSale },
];

export const newCourse: FieldValues = { lessons: String(minLessons), position: '100', enabled: true };

export const courseValues = ({
  title,
  description,
  topics,
  lessons,
  price,
  position,
  enabled,
}: Course): FieldValues => ({
  title,
  description,
  topics: topics.join('\n'),
  lessons: String(lessons),
  price: String(price),
  position: String(position),
  enabled,
});

export const courseBody = (read: Reader) => ({
  title: read.text('title'),
  description: read.text('description'),
  topics: read.lines('topics'),
  lessons: read.number('lessons'),
  price: read.number('price'),
  position: read.number('position'),
  enabled: read.flag('enabled'),
});

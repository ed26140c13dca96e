import { useDeskCoursesInfiniteQuery, useCreateCourseMutation } from '#client/entities/desk/courses-api.ts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { Panel } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { CreateRecord } from '../../kit/record/create-record';
import type { Reader } from '../../kit/record/record-fields';
import { courseBody, courseFields, newCourse } from './course-fields';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

/** What a training page sells: each course opens in its own section. */
export const CoursesOfLanding = ({ landingId }: { readonly landingId: string }) => {
  const list = useDeskCoursesInfiniteQuery({ landing: landingId });
  const [create] = useCreateCourseMutation();
  const make = async (read: Reader) => (await create({ body: { landingId, ...courseBody(read) } }).unwrap()).id;
  return (
    <Panel>
      <Row $justify="space-between">
        <strong>{texts.courses}</strong>
        <CreateRecord
          section="courses"
          title={texts.newCourse}
          label={texts.addCourse}
          fields={courseFields}
          initial={newCourse}
          make={make}
        />
      </Row>
      <Loaded query={itemsOf(list)} skeleton={null} empty={<Quiet>{texts.noCourses}</Quiet>}>
        {(courses) => (
          <Stack $gap={6}>
            {courses.map(({ id, title, lessons, price, enabled }) => (
              <div key={id}>
                <TextLink to={deskPage('courses', id)}>{title}</TextLink>
                <Quiet as="p">
                  {texts.courseLine(lessons, formatMoney(price))}
                  {enabled ? '' : ` · ${texts.offSale}`}
                </Quiet>
              </div>
            ))}
          </Stack>
        )}
      </Loaded>
      <LoadMore {...moreOf(list)} />
    </Panel>
  );
};

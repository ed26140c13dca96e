import { useAdminCoursesInfiniteQuery, useCreateCourseMutation } from '../../../../entities/admin/admin-courses-api';
import { failureOf } from '../../../../api/api-error';
import { formatMoney } from '../../../../entities/money/money';
import { moreOf } from '../../../../api/more-of';
import { LoadMore } from '../../../../kit/feedback/load-more';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Row, Stack } from '../../../../kit/layout/stack';
import { TextLink } from '../../../../kit/routing/text-link';
import { Panel } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { CreateRecord } from '../../kit/record/create-record';
import type { Reader } from '../../kit/record/record-fields';
import { courseBody, courseFields, newCourse } from './course-fields';
import { texts } from './texts';

/** What a training page sells: each course opens in its own section. */
export const CoursesOfLanding = ({ landingId }: { readonly landingId: string }) => {
  const list = useAdminCoursesInfiniteQuery({ landing: landingId });
  const { currentData, error, refetch } = list;
  const [create] = useCreateCourseMutation();
  const make = async (read: Reader) => (await create({ body: { landingId, ...courseBody(read) } }).unwrap()).id;
  const courses = currentData?.pages.flatMap(({ items }) => items);
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
      {error !== undefined && courses === undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      {courses?.length === 0 && <Quiet>{texts.noCourses}</Quiet>}
      <Stack $gap={6}>
        {courses?.map(({ id, title, lessons, price, enabled }) => (
          <div key={id}>
            <TextLink to={`/admin/courses/${id}`}>{title}</TextLink>
            <Quiet as="p">
              {texts.courseLine(lessons, formatMoney(price))}
              {enabled ? '' : ` · ${texts.offSale}`}
            </Quiet>
          </div>
        ))}
      </Stack>
      <LoadMore {...moreOf(list)} />
    </Panel>
  );
};

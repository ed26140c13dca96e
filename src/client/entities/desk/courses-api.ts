import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const deskCoursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskCourses: build.infiniteQuery<CallResponse<'GET /v1/admin/courses'>, ListFilters, string | null>(
      deskList('GET /v1/admin/courses', 'course'),
    ),
    deskCourse: build.query({
      ...call('GET /v1/admin/courses/{id}'),
      providesTags: [{ type: 'Desk' as const, id: 'course' }],
    }),
    createCourse: build.mutation(deskAction('POST /v1/admin/courses', 'course')),
    updateCourse: build.mutation(deskAction('PUT /v1/admin/courses/{id}', 'course')),
  }),
});

export const { useDeskCoursesInfiniteQuery, useDeskCourseQuery, useCreateCourseMutation, useUpdateCourseMutation } =
  deskCoursesApi;

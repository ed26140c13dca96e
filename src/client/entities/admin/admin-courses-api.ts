import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const adminCoursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCourses: build.infiniteQuery<CallResponse<'GET /v1/admin/courses'>, ListFilters, string | null>(
      adminList('GET /v1/admin/courses', 'course'),
    ),
    adminCourse: build.query({
      ...call('GET /v1/admin/courses/{id}'),
      providesTags: [{ type: 'Admin' as const, id: 'course' }],
    }),
    createCourse: build.mutation(adminAction('POST /v1/admin/courses', 'course')),
    updateCourse: build.mutation(adminAction('PUT /v1/admin/courses/{id}', 'course')),
  }),
});

export const { useAdminCoursesInfiniteQuery, useAdminCourseQuery, useCreateCourseMutation, useUpdateCourseMutation } =
  adminCoursesApi;

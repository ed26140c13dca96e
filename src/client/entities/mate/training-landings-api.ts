import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';

export const trainingLandingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    trainingLandings: build.query({ ...call('GET /v1/training-landings/game/{gameId}'), providesTags: ['Landing'] }),
    trainingLanding: build.query({
      ...callOrNull('GET /v1/training-landings/{id}', 'TRAINING_LANDINGS_NOT_FOUND'),
      providesTags: ['Landing'],
    }),
    buyCourse: build.mutation(change('POST /v1/training-landings/courses/{id}')),
    ownCourses: build.query({ ...call('GET /v1/training-landings/my-courses'), providesTags: ['Courses'] }),
    closeCourse: build.mutation(change('POST /v1/training-landings/my-courses/{id}/close')),
  }),
});

export const {
  useTrainingLandingsQuery,
  useTrainingLandingQuery,
  useBuyCourseMutation,
  useOwnCoursesQuery,
  useCloseCourseMutation,
} = trainingLandingsApi;

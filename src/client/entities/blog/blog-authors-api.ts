import { api } from '../../api/api';
import { call } from '../../api/call';

const blogAuthorsApi = api.injectEndpoints({
  endpoints: (build) => ({ blogAuthors: build.query({ ...call('GET /v1/blog/authors'), providesTags: ['Articles'] }) }),
});

export const { useBlogAuthorsQuery } = blogAuthorsApi;

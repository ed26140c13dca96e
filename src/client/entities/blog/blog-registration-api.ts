import { api } from '../../api/api';
import { change } from '../cache-rules/articles-calls';

const blogRegistrationApi = api.injectEndpoints({
  endpoints: (build) => ({ registerAtArticle: build.mutation(change('PUT /v1/blog/articles/{id}/registration')) }),
});

export const { useRegisterAtArticleMutation } = blogRegistrationApi;
